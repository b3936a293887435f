import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routing/paths';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-title';

/** Links to the missing personal data (R-DLG-06). */
export function FillInProfileDialog({ text, close }: DialogProps<'fillInProfile'>) {
  const t = useTranslations('popups');
  return (
    <MessagePanel icon="user" title={t('profile.title')} text={text ?? t('profile.text')}>
      <ButtonLink href={paths.profile('settings')} isWide onClick={() => close()}>
        {t('profile.toProfile')}
      </ButtonLink>
    </MessagePanel>
  );
}
