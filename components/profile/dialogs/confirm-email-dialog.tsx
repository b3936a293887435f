import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { sendConfirmation } from '@/components/shared/feedback/send-confirmation';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
import { contactText } from '@/lib/profile/rules';
import { paths } from '@/lib/routing/paths';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-title';

/** Sends the confirmation to a contact, then links to where its code is entered (R-DLG-06). */
export function ConfirmEmailDialog({ contact, close }: DialogProps<'confirmEmail'>) {
  const t = useTranslations('popups');
  const [isSent, setIsSent] = useState(false);
  const shown = contactText({ type: contact.includes('@') ? 'email' : 'phone', contact });

  const [isSubmitting, send] = useSingleRun(async () => {
    if (await sendConfirmation(contact)) setIsSent(true);
  });

  if (isSent) {
    return (
      <MessagePanel
        icon="checkCircle"
        title={t('confirmEmail.title')}
        text={
          <p ref={takeLostFocus} role="status" tabIndex={-1}>
            {t('confirmEmail.sent', { contact: shown })}
          </p>
        }
      >
        <ButtonLink href={paths.profile('settings')} isWide onClick={() => close()}>
          {t('confirmEmail.toProfile')}
        </ButtonLink>
        <Button look="ghost" isWide onClick={() => close()}>
          {t('fine')}
        </Button>
      </MessagePanel>
    );
  }
  return (
    <MessagePanel
      icon="mail"
      title={t('confirmEmail.title')}
      text={t('confirmEmail.text', { contact: shown })}
    >
      <Button isWide isBusy={isSubmitting} onClick={() => void send()}>
        {t('confirmEmail.send')}
      </Button>
    </MessagePanel>
  );
}
