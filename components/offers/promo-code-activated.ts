import { addActivatedOffer } from '@/stores/chosen-offer';
import { rekeyDescription } from '@/lib/content/description';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { toOfferAction } from '@/lib/offers/rules';
import type { WireOffer } from '@/lib/offers/schema';
import { plainWords } from '@/lib/content/plain-words';
import { isDepositPath } from '@/lib/routing/deposit-path';
import { useCampaign } from '@/stores/campaign';
import { openDialog } from '@/stores/dialogs';

const MAX_NAME = 300;

/** A campaign that the platform activated without naming it. */
const UNNAMED = { id: null, trigger: null, description: null };

/**
 * After a promo code was activated (R-OFFER-07): stores the campaign and shows a popup with what it unlocked. An offer
 * completed by a deposit is preselected for the next one; on the deposit page, which shows no popup, it is also put
 * into the address.
 * @param offer Null where the platform does not name the campaign.
 * @param target Address the player is going to, if the navigation may still be under way.
 */
export async function announcePromoCodeActivated(offer: WireOffer | null, target = ''): Promise<void> {
  const { id: offerId, trigger, description } = offer ?? UNNAMED;
  const needsDeposit = toOfferAction(trigger?.action) === 'deposit';
  const name = await offerName(description);
  useCampaign.getState().store({ name, needsDeposit });
  if (offer && needsDeposit) preselect(offer, name);
  const { href, pathname } = window.location;
  if (isDepositPath(pathname) || isDepositPath(new URL(target, href).pathname)) return;
  // Not awaited: later tasks continue while the popup is open.
  void openDialog('promoCodeActivated', { offerId, name, needsDeposit });
}

function preselect({ id, trigger }: WireOffer, name: string | null): void {
  addActivatedOffer({ id, name, title: null, excludeMethods: trigger?.params?.exclude_methods ?? [] });
  if (!isDepositPath(window.location.pathname)) return;
  const url = new URL(window.location.href);
  url.searchParams.set('offer', id);
  window.history.replaceState(null, '', url);
}

async function offerName(description: Readonly<Record<string, unknown>> | null): Promise<string | null> {
  const site = description && (await fetchSettingsPart('site'));
  if (!description || !site) return null;
  const { name, title } = rekeyDescription(description, site.descriptionMapping.offers);
  const chosen = name || title;
  return typeof chosen === 'string' ? plainWords(chosen).slice(0, MAX_NAME) : null;
}
