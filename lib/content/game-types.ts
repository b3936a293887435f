/** Kinds of games (R-GAME-04). */
export const GAME_KINDS = ['casino', 'slot', 'live', 'fast'] as const;

/** The same as filter types of a hall. */
export const GAME_TYPES = ['all', ...GAME_KINDS] as const;
export type GameType = (typeof GAME_TYPES)[number];
