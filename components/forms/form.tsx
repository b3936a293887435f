import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { createContext, useContext, useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import type { FormValues } from '@/lib/content/form-descriptor';
import { formKey } from '@/lib/forms/form-key';
import { useSession } from '@/stores/session';
import styles from './form.module.scss';
import { syncFilledInputs } from './sync-filled-inputs';
import type { ConfiguredForm } from './use-configured-form';

const FormContext = createContext<ConfiguredForm | null>(null);

/** The surrounding form of a field. Throws outside of a `Form`. */
export function useSurroundingForm(): ConfiguredForm {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A form field needs a Form around it');
  return form;
}

interface FormProps {
  form: ConfiguredForm;
  /** Receives validated, platform-ready values. A rejection that shows no error in the form shows a general text. */
  onSubmit: (values: FormValues) => unknown;
  /** Accessible name, if no heading names the form. */
  label?: string;
  className?: string | undefined;
  /** The children render `FormError` themselves; by default it is at the end. */
  hasOwnError?: boolean;
  children: ReactNode;
}

/**
 * A form of configured fields: Enter submits, a pending submit locks it, the first invalid field is focused. The method
 * is POST so that a submit before hydration never puts a password into an address.
 */
export function Form({ form, onSubmit, label, className, hasOwnError = false, children }: FormProps) {
  const t = useTranslations('forms');
  const isRunning = useRef(false);
  const { methods } = form;

  useEffect(() => {
    // An error caused by the missing session no longer applies.
    return useSession.subscribe(({ status }, before) => {
      if (status === 'player' && before.status === 'guest') methods.clearErrors('root');
    });
  }, [methods]);

  async function send(values: FormValues, element: HTMLFormElement): Promise<void> {
    // Valid values leave one cause: the browser cannot read the date, and says that there is none.
    const bad = element.querySelectorAll<HTMLInputElement>('[type=date]:invalid');
    if (bad.length > 0) return (await import('./mark-bad-dates')).markBadDates(bad, form);
    await onSubmit(values);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const element = event.currentTarget;
    event.preventDefault();
    event.stopPropagation();
    if (isRunning.current || syncFilledInputs(element, form)) return;
    isRunning.current = true;
    try {
      await methods.handleSubmit((values) => send(values, element))(event);
    } catch {
      const names = ['root', ...form.fields.map(({ name }) => formKey(name))];
      if (!names.some((name) => methods.getFieldState(name).error)) form.showError(t('failed'));
    } finally {
      isRunning.current = false;
    }
  }

  return (
    <FormContext value={form}>
      <form
        className={clsx(styles.form, className)}
        method="post"
        noValidate
        aria-label={label}
        onSubmit={(event) => void submit(event)}
      >
        {children}
        {!hasOwnError && <FormError />}
      </form>
    </FormContext>
  );
}

/** Error of the form as a whole. */
export function FormError() {
  const { methods } = useSurroundingForm();
  const { errors } = useFormState({ control: methods.control });
  const text = errors.root?.message;
  return (
    <div role="alert">
      {text ? (
        <p className={styles.error}>
          <Icon name="alert" size={18} />
          {text}
        </p>
      ) : null}
    </div>
  );
}

interface SubmitButtonProps {
  children: ReactNode;
  isWide?: boolean;
  look?: ButtonLook['look'];
  /** Inactive, with an explanation, until something has changed. */
  needsChange?: boolean;
  /** Busy for a reason other than the form's own request. */
  isBusy?: boolean;
}

/** Submit button of a form: busy and locked while its request is pending. */
export function SubmitButton({
  children,
  isWide = true,
  look,
  needsChange = false,
  isBusy = false,
}: SubmitButtonProps) {
  const t = useTranslations('forms');
  const { methods } = useSurroundingForm();
  const { isSubmitting, isDirty } = useFormState({ control: methods.control });
  const id = useId();
  const isUnchanged = needsChange && !isDirty;
  return (
    <>
      <Button
        type="submit"
        size="l"
        look={look}
        isWide={isWide}
        isBusy={isSubmitting || isBusy}
        disabled={isUnchanged}
        aria-describedby={isUnchanged ? id : undefined}
      >
        {children}
      </Button>
      {isUnchanged && (
        <span id={id} className="visuallyHidden">
          {t('unchanged')}
        </span>
      )}
    </>
  );
}
