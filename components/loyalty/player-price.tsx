'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import type { PriceTagProps } from './types';

export const PlayerPrice = withQueries(function PlayerPrice({ price, pointsName = null }: PriceTagProps) {
  const pointsText = usePointsText();
  const { data: info } = useQuery(loyaltyInfoQuery(useLocale()));
  return pointsText(price, info ? info.pointsAlias : pointsName);
});
