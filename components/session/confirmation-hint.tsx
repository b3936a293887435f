import { useTranslations } from 'next-intl';
import { HintBar } from './hint-bar';
import { useSingleRun } from '@/components/forms/use-single-run';
import { Button } from '@/components/ui/button';
import { contactText } from '@/lib/profile/rules';
import type { Contact } from '@/lib/profile/schema';
import { showToast } from '@/stores/toasts';
import { sendConfirmation } from '@/components/shared/feedback/send-confirmation';
import { closeHint } from '@/components/shared/session/hints-memory';

/** Hides once the message is sent (R-AUTH-15). */
export function ConfirmationHint({ contact }: { contact: Contact }) {
  const t = useTranslations('session.hints');
  const kind = contact.type === 'phone' ? 'confirmPhone' : 'confirmEmail';
  const shown = contactText(contact);

  const [isSubmitting, send] = useSingleRun(async () => {
    if (!(await sendConfirmation(contact.contact))) return;
    showToast('success', t('sent', { contact: shown }));
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
      onClose={() => closeHint('confirmation')}
    />
  );
}
