import type { StorageKey } from './storage';

/** Says that the visitor folded the menu beside the page on this device. */
export const RAIL_FOLDED_KEY = 'rail_folded' satisfies StorageKey;

/** Runs before the first paint: the page is laid out beside the menu as it was left. */
export const RAIL_SCRIPT = `try{if(localStorage.getItem('${RAIL_FOLDED_KEY}')==='1')document.documentElement.setAttribute('data-rail-folded','')}catch{}`;
