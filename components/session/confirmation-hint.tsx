'use client';

import { useTranslations } from 'next-intl';
import { HintBar } from './hint-bar';
import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import { PlatformError } from '@/lib/platform/error';
import { sendContactCode } from '@/lib/profile/mutations';
import { contactText } from '@/lib/profile/rules';
import type { Contact } from '@/lib/profile/schema';
import { useToasts } from '@/stores/toasts';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { closeHint, rememberConfirmationSent } from '@/components/shared/session/hints-memory';

/** Sends the message that confirms the login contact, then hides (R-AUTH-15). */
export function ConfirmationHint({ contact }: { contact: Contact }) {
  const t = useTranslations('session.hints');
  const kind = contact.type === 'phone' ? 'confirmPhone' : 'confirmEmail';
  const shown = contactText(contact);

  function finish(): void {
    rememberConfirmationSent(contact.contact);
    useToasts.getState().show('success', t('sent', { contact: shown }));
  }

  const [isSubmitting, send] = useSingleRun(async () => {
    try {
      await sendContactCode(contact.contact);
    } catch (error) {
      // One was just sent: the platform only refuses another one this soon.
      const wasSent = error instanceof PlatformError && error.resendSeconds !== null;
      if (!wasSent) return reactToError(error, 'react');
    }
    finish();
  });

  return (
    <HintBar
      icon={contact.type === 'phone' ? 'phone' : 'mail'}
      text={t(kind)}
      details={shown}
      action={
        <Button size="s" look="secondary" isBusy={isSubmitting} onClick={() => void send()}>
          {t(`${kind}Button`)}
        </Button>
      }
      closeLabel={t('close')}
      onClose={() => closeHint('confirmation')}
    />
  );
}
