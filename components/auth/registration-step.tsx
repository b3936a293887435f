import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import { Form, FormError, SubmitButton } from '@/components/forms/form';
import type { ChosenOffer } from '@/components/offers/sign-up-offers';
import { SignUpOffersPart } from '@/components/offers/sign-up-offers-part';
import { registerPlayer } from '@/lib/auth/mutations';
import { registrationFields, type RegistrationType } from '@/lib/auth/form';
import { readStored, removeStored } from '@/lib/browser/storage';
import type { FieldDescriptor, FormInput } from '@/lib/content/form-descriptor';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import type { User } from '@/lib/session/schema';
import { AuthFields } from './auth-fields';
import { showAuthFailure } from './show-auth-failure';
import { TypeTabs } from './type-tabs';
import { useAuthForm, type StepProps } from './use-auth-form';
import styles from './auth-dialog.module.scss';

type Typed = Partial<FormInput>;

interface RegistrationStepProps extends StepProps<'authorization'> {
  offerId?: string | undefined;
  offer: ChosenOffer | undefined;
  onOffer(offer: ChosenOffer): void;
  onSignedIn(user: User): void;
  children?: ReactNode;
}

/** Registration by e-mail or phone (R-AUTH-06 to R-AUTH-08); fields and rules come from the content system. */
export function RegistrationStep({
  settings,
  typed,
  offerId,
  offer,
  onOffer,
  onTyped,
  onSignedIn,
  onGoTo,
  children,
}: RegistrationStepProps) {
  const t = useTranslations('auth');
  const types = settings.auth.registrationTypes;
  const [type, setType] = useState<RegistrationType>(types[0] ?? 'email');
  const [kept, setKept] = useState<Typed>(() => ({
    ...(typed.includes('@') && { email: typed }),
    promo_code: readStored('promo_code') ?? undefined,
  }));
  const readTyped = useRef<() => Typed>(() => ({}));
  const typedSoFar = (): Typed => ({ ...kept, ...readTyped.current() });

  /** Fields that both forms share keep their values, and checkboxes their state. */
  function choose(next: RegistrationType): void {
    setKept(typedSoFar());
    setType(next);
  }

  function goToLogin(): void {
    const { email } = typedSoFar();
    onTyped((typeof email === 'string' && email.trim()) || typed);
    onGoTo('authorization');
  }

  return (
    <>
      <DialogTitle>{t('createAccount')}</DialogTitle>
      <div className={styles.offers}>
        <SignUpOffersPart wanted={offerId} chosen={offer} onChoose={onOffer} />
      </div>
      {types.length > 1 && <TypeTabs types={types} current={type} onChoose={choose} />}
      <RegistrationForm
        key={type}
        type={type}
        settings={settings}
        initial={kept}
        onReady={(read) => {
          readTyped.current = read;
        }}
        onSignedIn={onSignedIn}
      />
      {children}
      <p className={styles.switch}>
        {t('haveAccount')}{' '}
        <button type="button" className={styles.inlineLink} onClick={goToLogin}>
          {t('logIn')}
        </button>
      </p>
    </>
  );
}

interface RegistrationFormProps {
  type: RegistrationType;
  settings: SettingsParts['auth'];
  initial: Typed;
  /** Receives a function that reads the current values. */
  onReady(read: () => Typed): void;
  onSignedIn(user: User): void;
}

function RegistrationForm({ type, settings, initial, onReady, onSignedIn }: RegistrationFormProps) {
  const t = useTranslations('auth');
  const fields = useMemo(
    () => registrationFields(type, settings, { notify: t('notify'), markBetting: t('markBetting') }),
    [type, settings, t],
  );
  const form = useAuthForm(settings, {
    fields,
    strategy: settings.forms.registrationStrategy,
    initial,
  });
  const { getValues } = form.methods;
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(getValues), [getValues]);

  async function submit(values: Record<string, string | number | boolean | null>): Promise<void> {
    try {
      const user = await registerPlayer(values);
      // A form that asks for the code has sent it, or the visitor has taken it out.
      if ('promo_code' in values) removeStored('promo_code');
      onSignedIn(user);
    } catch (error) {
      await showAuthFailure(form, error, t('registrationFailed'));
    }
  }

  return (
    <Form form={form} onSubmit={submit} className={styles.form} hasOwnError>
      <AuthFields has={(field) => !isTerms(field)} />
      <div className={styles.foot} data-foot>
        <AuthFields has={isTerms} />
        <FormError />
        <SubmitButton>{t('register')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Accepted beside the button, which is visible from the start. */
function isTerms({ name }: FieldDescriptor): boolean {
  return name === 'terms';
}
