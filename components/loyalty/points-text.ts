'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';

/** Writes points with the operator's word for them (`1,240 coins`), or the usual word where there is none. */
export function usePointsText(): (points: number, alias: string | null) => string {
  const t = useTranslations('loyalty');
  return (points, alias) =>
    t('amountOfPoints', { points: formatNumber(points), alias: alias?.trim() || t('pointsWord') });
}
