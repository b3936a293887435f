'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';

/** Writes points with the operator's word for them (`1,240 coins`), or the usual word where there is none. */
export function usePointsText(): (count: number, alias: string | null) => string {
  const t = useTranslations('loyalty');
  return (count, alias) => {
    const points = formatNumber(count);
    const own = alias?.trim();
    return own ? t('amountOfPoints', { points, alias: own }) : t('plainPoints', { count, points });
  };
}
