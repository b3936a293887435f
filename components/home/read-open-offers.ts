import { documentLocale } from '@/lib/browser/document-locale';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { queryClient } from '@/components/shared/query/query-client';

/**
 * Ids of the offers whose trigger the signed-in player satisfies (R-OFFER-03); one read for this page and those of offers.
 * @throws PlatformError when they cannot be read.
 */
export async function readOpenOffers(): Promise<ReadonlySet<string>> {
  const { select, ...query } = satisfiedOffersQuery(documentLocale());
  return select(await queryClient.fetchQuery(query));
}
