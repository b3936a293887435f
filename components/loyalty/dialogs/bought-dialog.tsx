import { useTranslations } from 'next-intl';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import styles from './loyalty-dialog.module.scss';

/** Confirms a purchase and shows the remaining points (R-LOY-04). */
export function BoughtDialog({ name, left, alias, close }: DialogProps<'loyaltyBought'>) {
  const t = useTranslations('loyalty.shop');
  const pointsText = usePointsText();
  return (
    <div className={styles.dialog}>
      <DialogTitle>
        <Icon name="checkCircle" size={28} className={styles.good} />
        {t('boughtTitle')}
      </DialogTitle>
      <p>{t('boughtText', { name })}</p>
      {left !== null && <p className={styles.fine}>{t('boughtLeft', { points: pointsText(left, alias) })}</p>}
      <div className={styles.buttons}>
        <Button onClick={() => close()}>{t('done')}</Button>
      </div>
    </div>
  );
}
