import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { rememberConfirmationSent } from '@/components/shared/session/hints-memory';
import { Button } from '@/components/ui/button';
import { useCountdown } from '@/components/ui/use-countdown';
import type { FormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import { ActionNotDone } from '@/lib/platform/require-done';
import { sendContactCode, useConfirmByCode } from '@/lib/profile/mutations';
import { contactText, RESEND_SECONDS } from '@/lib/profile/rules';
import type { Contact } from '@/lib/profile/schema';
import { useSentCode } from '@/stores/sent-code';
import { showToast } from '@/stores/toasts';
import { CodeForm } from './code-form';
import styles from './contacts.module.scss';

interface ConfirmContactProps {
  contact: Contact;
  settings: FormSettings;
  onConfirmed: () => void;
}

/** Sends a code, unless the player already has one, then accepts it (R-PROF-05). */
export function ConfirmContact({ contact, settings, onConfirmed }: ConfirmContactProps) {
  const t = useTranslations('profile');
  const [isOpen, setIsOpen] = useOpenOnceSent(contact);
  const [sent, setSent] = useState(0);
  const [secondsLeft, startCountdown] = useCountdown();
  const confirming = useConfirmByCode();

  const [isSubmitting, sendCode] = useSingleRun(async () => {
    try {
      await sendContactCode(contact.contact);
      rememberConfirmationSent(contact.contact);
      startCountdown(RESEND_SECONDS);
      setSent((count) => count + 1);
      setIsOpen(true);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (error.resendSeconds !== null) {
        startCountdown(error.resendSeconds);
        return setIsOpen(true);
      }
      // R-PROF-08: a result other than 1 has its own text.
      if (error instanceof ActionNotDone) showToast('error', t('failures.saveContact'));
      else await reactToError(error, 'react');
    }
  });

  async function confirm(code: string): Promise<void> {
    await confirming.mutateAsync({ contact: contact.contact, code });
    showToast('success', t('contacts.nowConfirmed'));
    onConfirmed();
  }

  if (!isOpen) {
    return (
      <div className={styles.actions}>
        <Button look="ghost" onClick={() => setIsOpen(true)}>
          {t('contacts.haveCode')}
        </Button>
        <Button look="secondary" isBusy={isSubmitting} onClick={() => void sendCode()}>
          {t('contacts.confirm')}
        </Button>
      </div>
    );
  }
  return (
    <CodeForm
      label={t('contacts.confirm')}
      text={t('code.sent', { contact: contactText(contact) })}
      settings={settings}
      sent={sent}
      secondsLeft={secondsLeft}
      onConfirm={confirm}
      onResend={() => void sendCode()}
      isResending={isSubmitting}
      failure={t('failures.confirmContact')}
    />
  );
}

/** Open at once if a message was just sent to the contact from elsewhere. */
function useOpenOnceSent({ contact }: Contact) {
  const [isOpen, setIsOpen] = useState(false);
  const wasSent = useSentCode((state) => state.contact === contact);
  if (wasSent && !isOpen) setIsOpen(true);
  useEffect(() => {
    if (wasSent) useSentCode.setState({ contact: null });
  }, [wasSent]);
  return [isOpen, setIsOpen] as const;
}
