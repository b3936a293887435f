import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { emptyCode, showCodeRefusal } from '@/components/forms/code-actions';
import { Form, SubmitButton } from '@/components/forms/form';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import { useCountdown } from '@/components/ui/use-countdown';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage } from '@/lib/platform/error-policy';
import { logIn } from '@/lib/auth/mutations';
import { reportLoginError } from '@/lib/session/login-analytics';
import { codeFailure, isTwoFactorPending } from '@/lib/session/login-rules';
import type { User } from '@/lib/session/schema';
import { useTwoFactor, type PendingLogin } from '@/stores/two-factor';
import { showAuthFailure } from './show-auth-failure';
import { useAuthForm } from './use-auth-form';
import styles from './auth-dialog.module.scss';

interface TwoFactorStepProps {
  settings: SettingsParts['auth'];
  pending: PendingLogin;
  onSignedIn(user: User): void;
  /** The platform rejects the login itself, not its code. */
  onRefused(): void;
  onGoTo(step: 'authorization'): void;
}

/** Second step of signing in: the six-digit code, and a new one once resending is allowed. */
export function TwoFactorStep({ settings, pending, onSignedIn, onRefused, onGoTo }: TwoFactorStepProps) {
  const t = useTranslations('auth');
  const [fields] = useState<readonly FieldDescriptor[]>(() => [
    { name: 'code', type: 'code', label: t('code') },
  ]);
  const form = useAuthForm(settings, {
    fields,
    strategy: 'submit',
  });
  const fail = useCodeFailure(form, onRefused);
  const [secondsLeft, restart] = useCountdown(pending.resendSeconds);
  const { login: name, password } = pending;
  const [isSentAgain, setIsSentAgain] = useState(false);

  /** A code was sent, or requested too early: restart the resend countdown. */
  function waitAgain(error: unknown): error is PlatformError {
    if (!(error instanceof PlatformError) || !isTwoFactorPending(error)) return false;
    const seconds = error.resendSeconds ?? 0;
    restart(seconds);
    useTwoFactor.getState().restart(seconds, Date.now());
    return true;
  }

  async function submit(values: Record<string, unknown>): Promise<void> {
    setIsSentAgain(false);
    try {
      onSignedIn(await logIn({ login: name, password, code: String(values.code ?? '') }));
    } catch (error) {
      reportLoginError(error);
      waitAgain(error);
      await fail(error);
    }
  }

  const [isRequesting, sendAgain] = useSingleRun(async () => {
    // Removed first, so that the same text is announced again.
    setIsSentAgain(false);
    try {
      onSignedIn(await logIn({ login: name, password, code: '' }));
    } catch (error) {
      if (waitAgain(error)) {
        if (codeFailure(error) === 'tooEarly') return;
        emptyCode(form);
        setIsSentAgain(true);
        return;
      }
      reportLoginError(error);
      await fail(error);
    }
  });

  return (
    <>
      <DialogTitle>{t('twoFactor')}</DialogTitle>
      <Form form={form} onSubmit={submit} className={styles.form}>
        <div className={styles.lead}>
          <p>{t('twoFactorLead')}</p>
          <p role="status">{isSentAgain && t('newCodeSent')}</p>
        </div>
        <ConfiguredFields hasAutoFocus />
        <SubmitButton>{t('confirm')}</SubmitButton>
      </Form>
      <Button
        look="ghost"
        isWide
        disabled={secondsLeft > 0}
        isBusy={isRequesting}
        onClick={() => void sendAgain()}
      >
        {secondsLeft > 0 ? t('sendAgainIn', { seconds: secondsLeft }) : t('sendAgain')}
      </Button>
      <Button look="ghost" isWide onClick={() => onGoTo('authorization')}>
        {t('backToLogin')}
      </Button>
    </>
  );
}

/** Shows why the platform rejected a code; a rejected login returns to the login step. */
function useCodeFailure(form: ConfiguredForm, onRefused: () => void): (error: unknown) => Promise<void> {
  const t = useTranslations('auth');
  return async (error) => {
    if (!(error instanceof PlatformError) || fatalPage(error)) return showAuthFailure(form, error);
    if (error.type === 'AuthorizationException') {
      if (await showCodeRefusal(form, codeFailure(error), (failure) => t(`codeFailure.${failure}`))) return;
      return isTwoFactorPending(error) ? form.showError(t('codeFailure.sentAgain')) : onRefused();
    }
    await showAuthFailure(form, error);
    // The platform's own text takes precedence over the forms' generic text for a wrong code.
    const message = error.fields.code?.[0]?.message;
    if (message) form.methods.setError('code', { type: 'server', message });
  };
}
