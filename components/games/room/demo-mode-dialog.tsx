'use client';

import { useTranslations } from 'next-intl';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import type { DialogProps } from '@/components/dialogs/dialog-props';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './demo-mode-dialog.module.scss';

/** Explains demo mode before the first demo game starts (R-GAME-15). */
export function DemoModeDialog({ name, close }: DialogProps<'demoMode'>) {
  const t = useTranslations('dialogs');
  return (
    <div className={styles.demo}>
      <DialogTitle>{t('demoMode.title')}</DialogTitle>
      <p className={styles.text}>{t('demoMode.text', { name })}</p>
      <ul className={styles.points}>
        {(['points.money', 'points.wins', 'points.switch'] as const).map((key) => (
          <li key={key} className={styles.point}>
            <Icon name="check" className={styles.check} />
            {t(`demoMode.${key}`)}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button isWide onClick={() => close('demo')}>
          {t('demoMode.start')}
        </Button>
        <Button look="secondary" isWide onClick={() => close('real')}>
          {t('demoMode.real')}
        </Button>
      </div>
    </div>
  );
}
