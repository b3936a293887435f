import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import { Link } from '@/components/ui/link';
import { codeFailure, isTwoFactorPending } from '@/lib/session/login-rules';
import { logIn } from '@/lib/auth/mutations';
import { sentLogin } from '@/lib/session/sent-login';
import { reportLoginError } from '@/lib/session/login-analytics';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage, gateStep } from '@/lib/platform/error-policy';
import { paths } from '@/lib/routing/paths';
import type { User } from '@/lib/session/schema';
import type { PendingLogin } from '@/stores/two-factor';
import { showAuthFailure } from './show-auth-failure';
import { loginOf, useLoginForm, type StepProps } from './use-auth-form';
import styles from './auth-dialog.module.scss';

export type LoginFailure = 'sessionEnded' | 'wrongLogin';

interface LoginStepProps extends StepProps<'registration' | 'restore'> {
  /** Why the login is asked for: `wrongLogin` where the platform rejected it at the code step. */
  failure: LoginFailure | undefined;
  onSignedIn(user: User): void;
  onTwoFactor(pending: PendingLogin): void;
  children?: ReactNode;
}

/** Sign-in by login and password (R-AUTH-02). A failure keeps what was typed; two-factor leads to the code step. */
export function LoginStep({
  settings,
  typed,
  failure,
  onTyped,
  onSignedIn,
  onTwoFactor,
  onGoTo,
  children,
}: LoginStepProps) {
  const t = useTranslations('auth');
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const form = useLoginForm('authorization', settings, typed);
  const showFailure = useEffectEvent(() => failure && form.showError(t(failure)));
  useEffect(() => showFailure(), [failure]);

  async function submit(values: Record<string, unknown>): Promise<void> {
    const credentials = { login: sentLogin(values.login), password: String(values.password ?? '') };
    try {
      onSignedIn(await logIn({ ...credentials, code: '' }));
    } catch (error) {
      if (error instanceof PlatformError && asksForCode(error)) {
        return onTwoFactor({ ...credentials, resendSeconds: error.resendSeconds ?? 0 });
      }
      reportLoginError(error);
      setIsUnconfirmed(error instanceof PlatformError && gateStep(error.type) === 'contact');
      await showAuthFailure(form, error, t('wrongLogin'));
    }
  }

  function goTo(step: 'registration' | 'restore'): void {
    onTyped(loginOf(form));
    onGoTo(step);
  }

  return (
    <>
      <DialogTitle>{t('logIn')}</DialogTitle>
      <Form form={form} onSubmit={submit} className={styles.form}>
        <ConfiguredFields hasAutoFocus />
        <button type="button" className={styles.quietLink} onClick={() => goTo('restore')}>
          {t('forgot')}
        </button>
        <SubmitButton>{t('logIn')}</SubmitButton>
      </Form>
      {isUnconfirmed && (
        <p className={styles.switch}>
          {/* What was typed stays, to log in afterwards. */}
          <Link href={paths.confirmation()} target="_blank" className={styles.textLink}>
            {t('confirmContact')}
          </Link>
        </p>
      )}
      {children}
      <p className={styles.switch}>
        {t('noAccount')}{' '}
        <button type="button" className={styles.inlineLink} onClick={() => goTo('registration')}>
          {t('register')}
        </button>
      </p>
    </>
  );
}

/** A code is asked for, or one never entered is rejected (R-2FA-01, R-2FA-04). A 403 is always fatal (R-ERR-05). */
function asksForCode(error: PlatformError): boolean {
  if (fatalPage(error)) return false;
  return (
    isTwoFactorPending(error) || (error.type === 'AuthorizationException' && codeFailure(error) !== 'other')
  );
}
