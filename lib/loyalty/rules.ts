import { SYSNAME } from '@/lib/routing/sysname';
import { PlatformError } from '@/lib/platform/error';
import type { Level, Product } from './schema';

/** Benefits of each level, by its id; `lang` where the text is borrowed from English. */
export type Benefits = Readonly<Record<string, { text: string; lang?: 'en' }>>;

/** Number of characters requested at once. */
export const CHARACTERS_PAGE = 50;

/** Whether a URL segment can be a programme; `shop` is a page of its own (R-ROUTE-18). */
export function isProgramSysname(value: string): boolean {
  return value !== 'shop' && SYSNAME.test(value);
}

/** Whether characters are shown in a given place (R-LOY-07, R-LOY-08). */
export function hasCharactersAt(
  place: 'profile' | 'loyalty',
  charactersPlace: 'profile' | 'loyalty' | 'both',
  isEnabled: boolean,
): boolean {
  return isEnabled && (charactersPlace === 'both' || charactersPlace === place);
}

export interface LevelProgress {
  current: Level | null;
  next: Level | null;
  /** Points missing to the next level; 0 at the top. */
  missing: number;
  /** Progress from the current level to the next, 0 to 100. */
  percent: number;
}

/** By the platform's `is_current`, else the highest level whose points are reached; levels in any order. */
export function levelProgress(points: number, levels: readonly Level[]): LevelProgress {
  const sorted = [...levels].sort((a, b) => a.points - b.points);
  const marked = sorted.findIndex((level) => level.is_current);
  const index = marked >= 0 ? marked : sorted.findLastIndex((level) => level.points <= points);
  const current = sorted[index] ?? null;
  const next = sorted[index + 1] ?? null;
  if (next === null) return { current, next, missing: 0, percent: 100 };
  const from = current?.points ?? 0;
  const span = next.points - from;
  const percent = span <= 0 ? 100 : Math.round(((points - from) / span) * 100);
  return {
    current,
    next,
    missing: Math.max(0, next.points - points),
    percent: Math.min(100, Math.max(0, percent)),
  };
}

/** Cheapest first, sold out last: affordable ones lead for any player, and the page is the same for all. */
export function byReach<T extends Pick<Product, 'price' | 'is_available'>>(products: readonly T[]): T[] {
  return [...products].sort((a, b) => Number(b.is_available) - Number(a.is_available) || a.price - b.price);
}

/** The platform reports too few points. */
export function isInsufficientFunds(error: unknown): boolean {
  return hasIdCode(error, 'insufficient_funds');
}

/** The platform reports that none is left. Spec silent; chosen code: `sold_out`. */
export function isSoldOut(error: unknown): boolean {
  return hasIdCode(error, 'sold_out');
}

function hasIdCode(error: unknown, code: string): boolean {
  return error instanceof PlatformError && (error.fields.id?.some((entry) => entry.code === code) ?? false);
}
