import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';

/** Formats points with the operator's name for them (`1,240 coins`), else the default. Needs the texts `points`. */
export function usePointsText(): (count: number, alias: string | null) => string {
  const t = useTranslations('points');
  return (count, alias) => {
    const points = formatNumber(count);
    const own = alias?.trim();
    return own ? t('amount', { points, alias: own }) : t('plain', { count, points });
  };
}

/** The part of a player's level progress that is left to do. */
interface LevelWay {
  next: { name: string } | null;
  /** Points. */
  missing: number;
}

/** Says what is missing to the next level (`1,240 coins to Gold`), which may have no name; null at the top. */
export function useLevelText(): (way: LevelWay, alias: string | null) => string | null {
  const t = useTranslations('points');
  const pointsText = usePointsText();
  return ({ next, missing }, alias) => {
    if (next === null) return null;
    const points = pointsText(missing, alias);
    const level = next.name.trim();
    return level ? t('toLevel', { points, level }) : t('toNextLevel', { points });
  };
}
