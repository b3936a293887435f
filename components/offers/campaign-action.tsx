import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { CampaignKind } from '@/lib/offers/kinds';
import { depositPath, type OfferAction as Action } from '@/lib/offers/rules';
import { OfferAction } from './offer-action';
import { PromotionAction } from './promotion-action';

interface CampaignActionProps {
  kind: CampaignKind;
  /** Id of the offer or promotion. */
  id: string;
  /** Id of the offer to take: its own, or that of an offer containing the promotion. */
  offerId: string;
  action: Action;
  /** The operator's label for the button. */
  label: string | null;
  /** Button that opens the code field; `secondary` beside another button. */
  enterCode: (look?: 'secondary') => ReactNode;
  /** Render only one button: the second is on the promotion's own page. */
  isBrief?: boolean;
}

/** Action of an offer or promotion. A promotion can always be taken; a deposit or code comes second (R-OFFER-04). */
export function CampaignAction(props: CampaignActionProps) {
  const { kind, id, offerId, action, label, enterCode, isBrief } = props;
  const t = useTranslations('offers');
  const promotion = kind === 'promotion' && { promotionId: id };
  const link =
    action === 'promo_code' ? (
      enterCode()
    ) : (
      <OfferAction {...promotion} offerId={offerId} action={action} label={label} />
    );
  if (kind === 'offer' || (action !== 'promo_code' && action !== 'deposit')) return link;
  const beside =
    action === 'promo_code' ? (
      enterCode('secondary')
    ) : (
      <ButtonLink look="secondary" href={depositPath(offerId)}>
        {t('buttons.deposit')}
      </ButtonLink>
    );
  return (
    <PromotionAction
      promotionId={id}
      offerId={offerId}
      action={action}
      link={link}
      beside={beside}
      isBrief={isBrief}
    />
  );
}
