import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { CampaignKind } from '@/lib/offers/kinds';
import { depositPath, type OfferAction as Action } from '@/lib/offers/rules';
import { OfferAction } from './offer-action';
import { PromotionAction } from './promotion-action';

interface CampaignActionProps {
  kind: CampaignKind;
  offerId: string;
  action: Action;
  /** The operator's own word for the button. */
  label: string | null;
  /** The button that opens the code's field; `secondary` where it stands beside another button. */
  enterCode: (look?: 'secondary') => ReactNode;
  /** One button: the second one stands on the promotion's own page. */
  isBrief?: boolean;
}

/**
 * What an offer or a promotion leads to. A promotion is taken whatever its offer asks for (R-OFFER-04); a deposit or a
 * code then is the second button.
 */
export function CampaignAction({ kind, offerId, action, label, enterCode, isBrief }: CampaignActionProps) {
  const t = useTranslations('offers');
  const link =
    action === 'promo_code' ? enterCode() : <OfferAction offerId={offerId} action={action} label={label} />;
  if (kind === 'offer' || (action !== 'promo_code' && action !== 'deposit')) return link;
  const beside =
    action === 'promo_code' ? (
      enterCode('secondary')
    ) : (
      <ButtonLink look="secondary" href={depositPath(offerId)}>
        {t('buttons.deposit')}
      </ButtonLink>
    );
  return <PromotionAction offerId={offerId} action={action} link={link} beside={beside} isBrief={isBrief} />;
}
