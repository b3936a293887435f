import { infiniteQueryOptions } from '@tanstack/react-query';
import { PAGE_BY_PAGE } from '@/lib/money/rules';
import { actPlatform } from '@/lib/platform/act';
import { CASHBACK_READ, getCashbacks } from './api';

export const CASHBACK_ROOT = 'cashback';

/** Cashbacks, newest first, page by page (R-CBACK-01). Dropped from the cache on leaving: every visit refetches. */
export const cashbackPagesQuery = (count: number) =>
  infiniteQueryOptions({
    queryKey: [CASHBACK_ROOT, 'pages', count],
    queryFn: ({ pageParam, signal }) =>
      actPlatform.call(getCashbacks, { ...CASHBACK_READ, offset: pageParam, count }, { signal }),
    ...PAGE_BY_PAGE,
  });
