/** Texts that tiles render in the browser, for pages that need no others of the games. */
export const TILE_TEXTS = ['games.favourite', 'games.freeSpins', 'games.rowBack', 'games.rowOn'] as const;
