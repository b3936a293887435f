import { queryOptions } from '@tanstack/react-query';
import { rekeyDescription } from '@/lib/content/description';
import { lineOf } from '@/lib/content/item-description-line';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { actPlatform } from '@/lib/platform/act';
import { readAll } from '@/lib/platform/whole-list';
import { uniqueBy } from '@/lib/platform/unique-by';
import { getOffers, OFFER_READ } from './api';
import { offersKey } from './queries';
import { toOfferAction } from './rules';
import type { WireOffer } from './schema';

/** An offer that can be added to a deposit. */
export interface DepositOffer {
  id: string;
  /** Null if the operator gave it no name. */
  name: string | null;
  title: string | null;
  excludeMethods: readonly string[];
}

/** The deposit offers a player qualifies for: those whose trigger the player satisfies (R-OFFER-03, R-CASH-08). */
export function toDepositOffers(
  offers: readonly WireOffer[],
  mapping: Readonly<Record<string, string>>,
): DepositOffer[] {
  const unique = uniqueBy(offers, 'id');
  return unique.flatMap(({ id, trigger, description }) => {
    if (toOfferAction(trigger?.action) !== 'deposit' || !trigger?.user_satisfies_params) return [];
    const texts = rekeyDescription(description, mapping);
    const title = lineOf(texts.title);
    return [
      {
        id,
        name: lineOf(texts.name) ?? title,
        title,
        excludeMethods: trigger.params?.exclude_methods ?? [],
      },
    ];
  });
}

/** The deposit offers of the signed-in player, with their names. */
export const depositOffersQuery = queryOptions({
  queryKey: [...offersKey, 'deposit'],
  queryFn: async ({ signal }): Promise<DepositOffer[]> => {
    const [items, site] = await Promise.all([
      readAll((offset) => actPlatform.call(getOffers, { ...OFFER_READ, offset }, { signal })),
      fetchSettingsPart('site'),
    ]);
    return toDepositOffers(items, site?.descriptionMapping.offers ?? {});
  },
});
