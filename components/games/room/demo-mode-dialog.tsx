import { useTranslations } from 'next-intl';
import { CheckPoints } from '@/components/dialogs/check-points';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { Button } from '@/components/ui/button';
import styles from './demo-mode-dialog.module.scss';

/** Before the first demo game starts (R-GAME-15). */
export function DemoModeDialog({ name, close }: DialogProps<'demoMode'>) {
  const t = useTranslations('dialogs');
  const points = (['money', 'wins', 'switch'] as const).map((key) => t(`demoMode.points.${key}`));
  return (
    <div className={styles.demo}>
      <DialogTitle>{t('demoMode.title')}</DialogTitle>
      <div>
        <p className={styles.text}>{t('demoMode.text', { name })}</p>
        <CheckPoints points={points} />
      </div>
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
