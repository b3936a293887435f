import { documentLocale } from '@/lib/browser/document-locale';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { queryClient } from '@/components/shared/query/query-client';

/**
 * Ids of the offers whose trigger the signed-in player satisfies (R-OFFER-03); shares one request with the offer pages.
 * @throws PlatformError
 */
export async function readOpenOffers(): Promise<ReadonlySet<string>> {
  const { select, ...query } = satisfiedOffersQuery(documentLocale());
  return select(await queryClient.fetchQuery(query));
}
