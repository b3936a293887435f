import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { queryClient } from '@/components/shared/query/query-client';

/** Shares one request with the offer pages (R-OFFER-03). @throws PlatformError */
export async function readOpenOffers(): Promise<ReadonlySet<string>> {
  const { select, ...query } = satisfiedOffersQuery;
  return select(await queryClient.fetchQuery(query));
}
