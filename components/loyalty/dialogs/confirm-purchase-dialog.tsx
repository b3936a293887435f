'use client';

import { useTranslations } from 'next-intl';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import type { DialogProps } from '@/components/dialogs/dialog-props';
import { Button } from '@/components/ui/button';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import styles from './loyalty-dialog.module.scss';

/** Asks before points are spent (R-LOY-04). */
export function ConfirmPurchaseDialog({ name, price, left, alias, close }: DialogProps<'loyaltyConfirm'>) {
  const t = useTranslations('loyalty.shop');
  const pointsText = usePointsText();
  return (
    <div className={styles.dialog}>
      <DialogTitle>{t('confirmTitle')}</DialogTitle>
      <p>{t('confirmText', { name, price: pointsText(price, alias) })}</p>
      {left !== null && <p className={styles.fine}>{t('left', { points: pointsText(left, alias) })}</p>}
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => close()}>
          {t('cancel')}
        </Button>
        <Button onClick={() => close(true)}>{t('confirm')}</Button>
      </div>
    </div>
  );
}
