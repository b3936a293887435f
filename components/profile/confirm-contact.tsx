import { useTranslations } from 'next-intl';
import { useState } from 'react';
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
import { useToasts } from '@/stores/toasts';
import { CodeForm } from './code-form';

interface ConfirmContactProps {
  contact: Contact;
  settings: FormSettings;
  onConfirmed: () => void;
}

/** Confirms a contact: sends a code, then accepts it (R-PROF-05). */
export function ConfirmContact({ contact, settings, onConfirmed }: ConfirmContactProps) {
  const t = useTranslations('profile');
  const toast = useToasts((state) => state.show);
  const [sent, setSent] = useState(0);
  const [secondsLeft, startCountdown] = useCountdown();
  const confirming = useConfirmByCode();

  const [isSubmitting, sendCode] = useSingleRun(async () => {
    try {
      await sendContactCode(contact.contact);
      rememberConfirmationSent(contact.contact);
      startCountdown(RESEND_SECONDS);
      setSent((count) => count + 1);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (error.resendSeconds !== null) {
        startCountdown(error.resendSeconds);
        return setSent((count) => Math.max(count, 1));
      }
      // R-PROF-08: a result other than 1 has its own text.
      if (error instanceof ActionNotDone) toast('error', t('failures.saveContact'));
      else await reactToError(error, 'react');
    }
  });

  async function confirm(code: string): Promise<void> {
    await confirming.mutateAsync({ contact: contact.contact, code });
    toast('success', t('contacts.nowConfirmed'));
    onConfirmed();
  }

  if (sent === 0) {
    return (
      <Button look="secondary" isBusy={isSubmitting} onClick={() => void sendCode()}>
        {t('contacts.confirm')}
      </Button>
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
