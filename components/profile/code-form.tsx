import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { emptyCode, showCodeRefusal, type WordedFailure } from '@/components/forms/code-actions';
import { Form, SubmitButton } from '@/components/forms/form';
import { showFormFailure } from '@/components/forms/form-actions';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import { Button } from '@/components/ui/button';
import type { FormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { ActionNotDone } from '@/lib/platform/require-done';
import { codeFields } from '@/lib/profile/form';
import { codeFailure } from '@/lib/session/login-rules';
import styles from './code-form.module.scss';

interface CodeFormProps {
  /** Accessible name of the form. */
  label: string;
  text: string;
  settings: FormSettings;
  /** Number of codes sent: each new one invalidates the typed code. */
  sent: number;
  secondsLeft: number;
  onConfirm: (code: string) => Promise<void>;
  onResend: () => void;
  isResending: boolean;
  /** Text for a refusal without a reason. */
  failure: string;
}

/** A code sent to the player: enter it, or request another one after the countdown. */
export function CodeForm(props: CodeFormProps) {
  const t = useTranslations('profile');
  const { label, text, settings, sent, secondsLeft, onConfirm, onResend, isResending, failure } = props;
  const fieldLabel = t('code.label');
  const fields = useMemo(() => codeFields(fieldLabel), [fieldLabel]);
  const form = useConfiguredForm({ fields, settings, strategy: 'submit' });
  const isSentAgain = useOnChange(sent, () => emptyCode(form));

  async function send(values: Record<string, unknown>): Promise<void> {
    try {
      await onConfirm(String(values.code ?? ''));
    } catch (error) {
      if (!isRefused(error)) return showFormFailure(form, error);
      // A possibly correct code needs a new code or more time; any other is shown as wrong, whatever the platform says
      // (R-PROF-07).
      const reason = codeFailure(error);
      await showCodeRefusal(form, reason === 'other' ? 'invalid' : reason, codeFailureText);
      // A bare refusal also shows the form's own text (R-PROF-08).
      if (error instanceof ActionNotDone) form.showError(failure);
    }
  }

  return (
    <Form form={form} label={label} className={styles.form} onSubmit={send}>
      <div className={styles.text}>
        <p>{text}</p>
        <p role="status">{isSentAgain && <span key={sent}>{t('code.sentAgain')}</span>}</p>
      </div>
      <ConfiguredFields hasAutoFocus />
      <div className={styles.actions}>
        <SubmitButton>{t('code.confirm')}</SubmitButton>
        <Button look="ghost" isWide disabled={secondsLeft > 0} isBusy={isResending} onClick={onResend}>
          {secondsLeft > 0 ? t('code.resendIn', { seconds: secondsLeft }) : t('code.resend')}
        </Button>
      </div>
    </Form>
  );
}

/** Runs `act` when a number changes; true from then on. */
function useOnChange(value: number, act: () => void): boolean {
  const [first] = useState(value);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (value !== first) actNow();
  }, [value, first]);
  return value !== first;
}

/** Not any UnknownErrorException: the gateway reports one when the platform does not respond. */
function isRefused(error: unknown): error is PlatformError {
  if (!(error instanceof PlatformError)) return false;
  return error instanceof ActionNotDone || errorKind(error) === 'field';
}

/** Sign-in's text for a code that is not simply wrong, in the page's language. Loaded on the first such failure. */
async function codeFailureText(failure: WordedFailure): Promise<string> {
  const { loadNamespace } = await import('@/i18n/lazy-messages');
  return (await loadNamespace('auth')).codeFailure[failure];
}
