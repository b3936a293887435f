import { useLocale, useTranslations } from 'next-intl';
import { CheckPoints } from '@/components/dialogs/check-points';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-title';
import { buttonClasses } from '@/components/ui/button-look';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';

/** Links by a full page load: only the headers of that page allow the camera. */
export function IdentityVerificationDialog({ text }: DialogProps<'identityVerification'>) {
  const t = useTranslations('popups');
  const locale = useLocale();
  const points = (['document', 'camera', 'safe'] as const).map((key) => t(`verification.points.${key}`));
  return (
    <MessagePanel
      icon="shield"
      title={t('verification.title')}
      text={
        <>
          <p>{text ?? t('verification.text')}</p>
          <CheckPoints points={points} />
        </>
      }
    >
      <a href={localePath(locale, paths.profile('verification'))} className={buttonClasses({ isWide: true })}>
        {t('verification.start')}
      </a>
    </MessagePanel>
  );
}
