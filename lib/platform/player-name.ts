import * as z from 'zod/mini';
import { nullableText } from './values';

/** Marks that set the direction of text, also of what stands behind them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A name that a player chose, without marks of direction: it must turn no text around, not even itself. Null for none.
 * What shows it isolates it besides (`<bdi>`), since an Arabic or Hebrew name has a direction of its own.
 */
export const playerName = z.pipe(
  nullableText,
  z.transform((text) => text?.replace(DIRECTION_MARKS, '').trim() || null),
);
