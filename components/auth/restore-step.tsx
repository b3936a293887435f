import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import { requestPassword } from '@/lib/auth/mutations';
import { sentLogin } from '@/lib/session/sent-login';
import { showAuthFailure } from './show-auth-failure';
import { loginOf, useLoginForm, type StepProps } from './use-auth-form';
import styles from './auth-dialog.module.scss';

/** R-AUTH-10: the platform sends the player a way to sign in again. */
export function RestoreStep({ settings, typed, onTyped, onGoTo }: StepProps<'authorization'>) {
  const t = useTranslations('auth');
  const [isSent, setIsSent] = useState(false);
  const form = useLoginForm('restore', settings, typed);

  async function submit(values: Record<string, unknown>): Promise<void> {
    try {
      if (await requestPassword(sentLogin(values.login))) setIsSent(true);
      else form.showError(t('restoreFailed'));
    } catch (error) {
      await showAuthFailure(form, error, t('restoreFailed'));
    }
  }

  return (
    <>
      <DialogTitle>{t('restore')}</DialogTitle>
      {isSent ? (
        <p ref={takeLostFocus} role="status" tabIndex={-1} className={styles.done}>
          {t('restoreSent')}
        </p>
      ) : (
        <Form form={form} onSubmit={submit} className={styles.form}>
          <p className={styles.lead}>{t('restoreLead')}</p>
          <ConfiguredFields hasAutoFocus />
          <SubmitButton>{t('send')}</SubmitButton>
        </Form>
      )}
      <Button
        look="ghost"
        isWide
        onClick={() => {
          onTyped(loginOf(form));
          onGoTo('authorization');
        }}
      >
        {t('backToLogin')}
      </Button>
    </>
  );
}
