'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { QueryProvider } from '@/components/runtime/query-client';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { usePointsText } from './points-text';

export function PlayerPrice({ price }: { price: number }) {
  return (
    <QueryProvider>
      <Price price={price} />
    </QueryProvider>
  );
}

function Price({ price }: { price: number }) {
  const pointsText = usePointsText();
  const { data: info } = useQuery(loyaltyInfoQuery(useLocale()));
  return pointsText(price, info?.pointsAlias ?? null);
}
