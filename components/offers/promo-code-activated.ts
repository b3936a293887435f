import { addActivatedOffer } from '@/stores/chosen-offer';
import { rekeyDescription } from '@/lib/content/description';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { toOfferAction } from '@/lib/offers/rules';
import type { WireOffer } from '@/lib/offers/schema';
import { plainWords } from '@/lib/content/plain-words';
import { isDepositPath } from '@/lib/routing/deposit-path';
import { useCampaign } from '@/stores/campaign';
import { openDialog } from '@/stores/dialogs';

const MAX_NAME = 300;

/**
 * After a promo code was activated (R-OFFER-07): stores the campaign and shows a popup with what it unlocked. An offer
 * completed by a deposit is preselected for the next one; on the deposit page, which shows no popup, it is also put
 * into the address. Nothing is stored for a campaign that the platform does not name.
 * @param target Address the player is going to, if the navigation may still be under way.
 */
export async function announcePromoCodeActivated(offer: WireOffer | null, target = ''): Promise<void> {
  if (offer === null) return useCampaign.getState().reset();
  const { id: offerId, trigger, description } = offer;
  const needsDeposit = toOfferAction(trigger?.action) === 'deposit';
  const name = await offerName(description);
  useCampaign.getState().store({ name, needsDeposit });
  if (needsDeposit) {
    const excludeMethods = trigger?.params?.exclude_methods ?? [];
    preselect({ id: offerId, name, title: null, excludeMethods });
  }
  const { href, pathname } = window.location;
  if (isDepositPath(pathname) || isDepositPath(new URL(target, href).pathname)) return;
  // Not awaited: later tasks continue while the popup is open.
  void openDialog('promoCodeActivated', { offerId, name, needsDeposit });
}

function preselect(offer: DepositOffer): void {
  addActivatedOffer(offer);
  if (!isDepositPath(window.location.pathname)) return;
  const url = new URL(window.location.href);
  url.searchParams.set('offer', offer.id);
  window.history.replaceState(null, '', url);
}

async function offerName(description: Readonly<Record<string, unknown>> | null): Promise<string | null> {
  const site = await fetchSettingsPart('site');
  if (!description || !site) return null;
  const { name, title } = rekeyDescription(description, site.descriptionMapping.offers);
  const chosen = name || title;
  return typeof chosen === 'string' ? plainWords(chosen).slice(0, MAX_NAME) : null;
}
