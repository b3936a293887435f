'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import { isTwoFactorPending, loginText } from '@/lib/session/login-rules';
import { login } from '@/lib/session/api';
import { actPlatform } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import { formFields } from '@/lib/forms/default-forms';
import type { SettingsParts } from '@/lib/content/settings-parts';
import type { User } from '@/lib/session/schema';
import { authFormSettings } from './auth-form-settings';
import { useFormFailure } from './form-failure';
import type { PendingLogin } from './two-factor-step';
import styles from './auth-dialog.module.scss';

interface LoginStepProps {
  settings: SettingsParts['auth'];
  onSignedIn(user: User): void;
  onTwoFactor(pending: PendingLogin): void;
  onGoTo(step: 'registration' | 'restore'): void;
}

/** Sign-in by login and password (R-AUTH-02). A wrong one keeps what was typed; two-factor leads to the code step. */
export function LoginStep({ settings, onSignedIn, onTwoFactor, onGoTo }: LoginStepProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const form = useConfiguredForm({
    fields: formFields('authorization', settings.forms.forms),
    settings: authFormSettings(settings, locale),
    strategy: 'submit',
  });
  const fail = useFormFailure(form);

  async function submit(values: Record<string, unknown>): Promise<void> {
    const credentials = { login: loginText(values.login), password: String(values.password ?? '') };
    try {
      onSignedIn(await actPlatform.call(login, { ...credentials, code: '' }));
    } catch (error) {
      if (error instanceof PlatformError && isTwoFactorPending(error)) {
        return onTwoFactor({ ...credentials, resendSeconds: error.resendSeconds ?? 0 });
      }
      await fail(error, t('wrongLogin'));
    }
  }

  return (
    <>
      <DialogTitle>{t('logIn')}</DialogTitle>
      <Form form={form} onSubmit={submit} className={styles.form}>
        <ConfiguredFields hasAutoFocus />
        <button type="button" className={styles.inlineLink} onClick={() => onGoTo('restore')}>
          {t('forgot')}
        </button>
        <SubmitButton>{t('logIn')}</SubmitButton>
      </Form>
      <p className={styles.switch}>
        {t('noAccount')}{' '}
        <button type="button" className={styles.inlineLink} onClick={() => onGoTo('registration')}>
          {t('register')}
        </button>
      </p>
    </>
  );
}
