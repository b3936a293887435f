import type { StorageKey } from './storage';

/** Set once the visitor has collapsed the side menu. */
export const RAIL_FOLDED_KEY = 'rail_folded' satisfies StorageKey;
