import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-title';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { depositPath } from '@/lib/offers/rules';
import { paths } from '@/lib/routing/paths';

/** Shows what a promo code unlocked, and what completes it (R-OFFER-07). */
export function PromoCodeActivatedDialog(props: DialogProps<'promoCodeActivated'>) {
  const { offerId, name, needsDeposit, close } = props;
  const t = useTranslations('popups');
  const href = needsDeposit && offerId !== null ? depositPath(offerId) : paths.profile('bonuses');
  return (
    <MessagePanel
      icon="ticket"
      title={t('promoCode.title')}
      amount={name}
      text={t(needsDeposit ? 'promoCode.depositText' : 'promoCode.text')}
    >
      <ButtonLink href={href} isWide onClick={() => close()}>
        {t(needsDeposit ? 'promoCode.toDeposit' : 'promoCode.toBonuses')}
      </ButtonLink>
      <Button look="ghost" isWide onClick={() => close()}>
        {t('fine')}
      </Button>
    </MessagePanel>
  );
}
