import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { useSurroundingForm } from './form-context';

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
        look={isUnchanged ? 'waiting' : look}
        isWide={isWide}
        isBusy={isSubmitting || isBusy}
        aria-disabled={isUnchanged || undefined}
        aria-describedby={isUnchanged ? id : undefined}
        onClick={(event) => isUnchanged && event.preventDefault()}
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
