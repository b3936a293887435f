import { useTranslations } from 'next-intl';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routing/paths';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import styles from './loyalty-dialog.module.scss';

/** Shows how many points are missing and links to where they are earned (R-LOY-04). */
export function InsufficientDialog({ name, missing, alias, close }: DialogProps<'loyaltyInsufficient'>) {
  const t = useTranslations('loyalty.shop');
  const pointsText = usePointsText();
  return (
    <div className={styles.dialog}>
      <DialogTitle>{t('insufficientTitle')}</DialogTitle>
      <p>
        {missing === null
          ? t('insufficientPlain', { name })
          : t('insufficientText', { name, points: pointsText(missing, alias) })}
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={paths.gameHall()} onClick={() => close()}>
          {t('earn')}
        </ButtonLink>
      </div>
    </div>
  );
}
