'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-props';
import { buttonClasses } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import styles from './identity-verification-dialog.module.scss';

/** Explains the identity check and links to it by a full page load, since its headers allow the camera. */
export function IdentityVerificationDialog({ text }: DialogProps<'identityVerification'>) {
  const t = useTranslations('popups');
  const locale = useLocale();
  const points = (
    <ul className={styles.points}>
      {(['document', 'camera', 'safe'] as const).map((key) => (
        <li key={key} className={styles.point}>
          <Icon name="check" className={styles.check} />
          {t(`verification.points.${key}`)}
        </li>
      ))}
    </ul>
  );
  return (
    <MessagePanel
      icon="shield"
      title={t('verification.title')}
      text={
        <>
          <p>{text ?? t('verification.text')}</p>
          {points}
        </>
      }
    >
      <a href={localePath(locale, paths.profile('verification'))} className={buttonClasses({ isWide: true })}>
        {t('verification.start')}
      </a>
    </MessagePanel>
  );
}
