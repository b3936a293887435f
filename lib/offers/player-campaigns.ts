import { rekeyDescription } from '@/lib/content/description';
import { lineOf } from '@/lib/content/item-description-line';
import { linkOf } from '@/lib/content/item-description-link';
import { platformPicture } from '@/lib/routing/platform-picture';
import { plainWords } from '@/lib/content/plain-words';
import { uniqueBy } from '@/lib/platform/unique-by';
import type { CampaignKind } from './kinds';
import type { Campaign, OfferTexts } from './loader';
import { allPromotions, toOfferAction } from './rules';
import type { WireOffer } from './schema';

type Mapping = Readonly<Record<string, string>>;

/** Long texts are plain, since the browser sanitises no HTML. */
export interface PlayerTexts extends Omit<OfferTexts, 'text' | 'terms'> {
  /** Empty where there are none. */
  terms: string;
}

/**
 * An offer or promotion of the signed-in player's own list. Pages are cached for all visitors from the guests' list;
 * the browser adds what only a player gets. Search engines, the sitemap and structured data do not include it.
 */
export interface PlayerCampaign extends Omit<Campaign, 'texts' | 'promotions'> {
  texts: PlayerTexts;
  promotions: readonly PlayerTexts[];
}

/** The offers, or the promotions of all offers, in the order of the player's own response, each once. */
export function toPlayerCampaigns(
  kind: CampaignKind,
  offers: readonly WireOffer[],
  mapping: Mapping,
): PlayerCampaign[] {
  const own = uniqueBy(offers, 'id').map((offer) => toPlayerOffer(offer, mapping));
  if (kind === 'offer') return own;
  const holders = own.map(({ offerId, action, promotions }) => ({ id: offerId, action, promotions }));
  return allPromotions(holders).map(({ offerId, action, ...texts }) => ({
    texts,
    offerId,
    action,
    excludeMethods: [],
    promotions: [],
  }));
}

function toPlayerOffer(offer: WireOffer, mapping: Mapping): PlayerCampaign {
  return {
    texts: toPlayerTexts(offer, mapping),
    offerId: offer.id,
    action: toOfferAction(offer.trigger?.action),
    excludeMethods: offer.trigger?.params?.exclude_methods ?? [],
    promotions: uniqueBy(offer.promotions, 'id').map((promotion) => toPlayerTexts(promotion, mapping)),
  };
}

function toPlayerTexts(
  { id, description }: Pick<WireOffer, 'id' | 'description'>,
  mapping: Mapping,
): PlayerTexts {
  const values = rekeyDescription(description, mapping);
  return {
    id,
    name: lineOf(values.name) ?? lineOf(values.title),
    title: lineOf(values.title),
    summary: wordsOf(values.text),
    terms: wordsOf(values.terms),
    image: platformPicture(values.image),
    buttonTitle: lineOf(values.buttonTitle),
    buttonUrl: linkOf(values.buttonUrl),
  };
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? plainWords(value) : '';
}
