import { z } from 'zod';
import { GAME_TYPES } from './game-types';
import {
  anyNumber,
  count,
  list,
  media,
  number,
  oneOf,
  optionalText,
  requiredText,
  section,
} from './schema-fields';

const ROWS = { min: 1, max: 100 };
/** R-GAME-17, R-CONST-11: games per page, and the most an operator may configure. */
const TILES = { standard: 15, max: 300 };

const amountPreset = z.object({
  currency: z.string().regex(/^[A-Z0-9]{2,10}$/),
  amount: list(z.object({ value: anyNumber.pipe(z.number().positive()) }), 20),
});

/** `cashier-config` with its constants (R-CONST-08, R-CONST-10). */
export const cashierConfigSchema = z.object({
  depositViewMode: oneOf(['container', 'containerScroll'], 'container'),
  depositAmountPresets: list(amountPreset, 100),
  historyPageSize: count(4, ROWS),
  recentItems: count(4, ROWS),
});

const identifier = z.union([requiredText(), z.number().transform(String)]);

/** `games-config` (R-GAME-04, R-CONST-04, R-CONST-11). */
export const gamesConfigSchema = z.object({
  types: list(z.enum(GAME_TYPES)).transform((types) =>
    types.length > 0 ? [...new Set(types)] : [...GAME_TYPES],
  ),
  /** Site path of a game with a `{sysname}` placeholder. */
  playUrl: z
    .string()
    .regex(/^\/(?![/\\])[^\s\\]*\{sysname\}[^\s\\]*$/)
    .catch('/platform/game/{sysname}/play'),
  pageSize: count(TILES.standard, { min: 1, max: TILES.max }),
  hiddenCategories: list(identifier),
});

/** `search-config`. Spec silent on its defaults; chosen: two characters, nothing recommended. */
export const searchConfigSchema = z.object({
  minLength: count(2, { min: 1, max: 20 }),
  popularQueries: list(requiredText(), 50),
  recommendedSysnames: list(z.string().regex(/^[\w-]{1,128}$/), 100),
});

/** `loyalty`: texts of the loyalty page and settings of notifications (R-CONST-07). */
export const loyaltySchema = z.object({
  title: optionalText(),
  text: optionalText(),
  /** The word for points on guests' pages; a player sees the platform's own (`pointsAlias`). */
  pointsName: optionalText(),
  /** Benefits of a level, by the platform's id of the level. */
  levels: list(z.object({ id: identifier, text: requiredText() }), 100),
  charactersPlace: oneOf(['profile', 'loyalty', 'both'], 'both'),
  /** `duration` in seconds, `delay` in milliseconds, `volume` from 0 to 1. */
  notification: section({
    duration: number(5, { min: 1, max: 600 }),
    delay: number(300, { min: 0, max: 60_000 }),
    volume: number(0.5, { min: 0, max: 1 }),
    sound: media(),
  }),
});
