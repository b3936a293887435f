import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import type { PriceTagProps } from './types';
import { useProductNow } from './use-product-now';

/** The price as the platform has it now, like the button below it; the page's may be older. */
export const PlayerPrice = withQueries(function PlayerPrice({ id, price, pointsName = null }: PriceTagProps) {
  const pointsText = usePointsText();
  const now = useProductNow(id);
  const { data: info } = useQuery(loyaltyInfoQuery(useLocale()));
  return pointsText(now?.price ?? price, info ? info.pointsAlias : pointsName);
});
