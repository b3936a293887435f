import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useCampaign } from '@/stores/campaign';
import { openDialog } from '@/stores/dialogs';
import type { PromoCodeResult } from './use-promo-code';
import styles from './promo-code-form.module.scss';

/** Shows beside the field what a promo code unlocked, and what is left to do. */
export function PromoCodeOutcome({ outcome }: { outcome: PromoCodeResult }) {
  const t = useTranslations('offers');
  const campaign = useCampaign((state) => state.activated);
  return (
    <div role="status">
      {outcome === 'activated' && (
        <p className={styles.done}>
          {campaign?.name ? t('promoCode.doneNamed', { name: campaign.name }) : t('promoCode.done')}{' '}
          {t(campaign?.needsDeposit ? 'promoCode.doneDeposit' : 'promoCode.doneBonuses')}
        </p>
      )}
      {outcome === 'checked' && (
        <div className={styles.checked}>
          <p className={styles.done}>{t('promoCode.checked')}</p>
          <Button onClick={() => void openDialog('auth', { type: 'registration' })}>
            {t('promoCode.register')}
          </Button>
        </div>
      )}
    </div>
  );
}
