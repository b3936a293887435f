/** Tile texts needed in the browser, for pages that use no other texts of the games. */
export const TILE_TEXTS = ['games.favourite', 'games.freeSpins', 'games.rowBack', 'games.rowOn'] as const;
