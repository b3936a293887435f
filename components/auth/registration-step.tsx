'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import type { ChosenOffer } from '@/components/offers/sign-up-offers';
import { bringChosenOffer, SignUpOffersPart } from '@/components/offers/sign-up-offers-part';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import { registerPlayer } from '@/lib/auth/mutations';
import { registrationFields, type RegistrationType } from '@/lib/auth/form';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import type { User } from '@/lib/session/schema';
import { AuthFields } from './auth-fields';
import { authFormSettings } from './auth-form-settings';
import { useFormFailure } from './form-failure';
import { TypeTabs } from './type-tabs';
import styles from './auth-dialog.module.scss';

interface RegistrationStepProps {
  settings: SettingsParts['auth'];
  typed?: string;
  onTyped?(login: string): void;
  onSignedIn(user: User): void;
  onGoTo(step: 'authorization'): void;
  /** Other ways in, below the form. */
  children?: ReactNode;
}

/** Registration by e-mail or phone (R-AUTH-06 to R-AUTH-08), with fields and rules of the content system. */
export function RegistrationStep({
  settings,
  typed = '',
  onTyped,
  onSignedIn,
  onGoTo,
  children,
}: RegistrationStepProps) {
  const t = useTranslations('auth');
  const types = settings.auth.registrationTypes;
  const [type, setType] = useState<RegistrationType>(types[0] ?? 'email');
  const [offer, setOffer] = useState<ChosenOffer>(null);
  const [email, setEmail] = useState(typed.includes('@') ? typed : '');
  function goToLogin(): void {
    onTyped?.(email || typed);
    onGoTo('authorization');
  }

  function signIn(user: User): void {
    onSignedIn(user);
    void bringChosenOffer(offer);
  }

  return (
    <>
      <DialogTitle>{t('createAccount')}</DialogTitle>
      <SignUpOffersPart chosen={offer} onChoose={setOffer} />
      {types.length > 1 && <TypeTabs types={types} current={type} onChoose={setType} />}
      <div onInput={(event) => setEmail(emailIn(event.target) ?? email)}>
        <RegistrationForm key={type} type={type} settings={settings} email={email} onSignedIn={signIn} />
      </div>
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
  /** What the field for the address begins with. */
  email: string;
  onSignedIn(user: User): void;
}

/** The address being typed, where the changed field is the one for it. */
function emailIn(field: EventTarget): string | null {
  return field instanceof HTMLInputElement && field.name === 'email' ? field.value.trim() : null;
}

function RegistrationForm({ type, settings, email, onSignedIn }: RegistrationFormProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const fields = useMemo(
    () => registrationFields(type, settings, { notify: t('notify'), markBetting: t('markBetting') }),
    [type, settings, t],
  );
  const form = useConfiguredForm({
    fields,
    settings: authFormSettings(settings, locale),
    strategy: settings.forms.registrationStrategy,
    initial: email === '' ? undefined : { email },
  });
  const fail = useFormFailure(form);

  async function submit(values: Record<string, string | number | boolean | null>): Promise<void> {
    try {
      onSignedIn(await registerPlayer(values));
    } catch (error) {
      await fail(error, t('registrationFailed'));
    }
  }

  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <AuthFields fields={fields} />
      <SubmitButton>{t('register')}</SubmitButton>
    </Form>
  );
}
