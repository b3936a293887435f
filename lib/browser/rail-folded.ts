import type { StorageKey } from './storage';

/** Set when the visitor collapsed the side menu on this device. */
export const RAIL_FOLDED_KEY = 'rail_folded' satisfies StorageKey;
