import { queryOptions } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { getCurrencyRates } from './api';

const ROOT = 'money';
const RATES_STALE_MS = 10 * 60_000;

/** Exchange rates between the offered currencies (R-SESS-14). */
export const currencyRatesQuery = queryOptions({
  queryKey: [ROOT, 'rates'],
  queryFn: ({ signal }) => actPlatform.call(getCurrencyRates, {}, { signal }),
  staleTime: RATES_STALE_MS,
});
