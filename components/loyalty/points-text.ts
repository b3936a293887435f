'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';

/** Formats points with the operator's name for them (`1,240 coins`), else the default. */
export function usePointsText(): (count: number, alias: string | null) => string {
  const t = useTranslations('loyalty');
  return (count, alias) => {
    const points = formatNumber(count);
    const own = alias?.trim();
    return own ? t('amountOfPoints', { points, alias: own }) : t('plainPoints', { count, points });
  };
}
