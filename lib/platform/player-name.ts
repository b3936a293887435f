import * as z from 'zod/mini';
import { nullableText } from './values';

/** Characters that set the text direction, also of what follows them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A player's name without direction marks; null for none. Elements that show it isolate it with `<bdi>`, because Arabic
 * and Hebrew names have a direction of their own. Joiners stay: emoji need them.
 */
export const playerName = z.pipe(
  nullableText,
  z.transform((text) => text?.replace(DIRECTION_MARKS, '').trim() || null),
);
