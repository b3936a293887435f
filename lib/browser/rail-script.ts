import type { StorageKey } from './storage';

/** Set when the visitor collapsed the side menu on this device. */
export const RAIL_FOLDED_KEY = 'rail_folded' satisfies StorageKey;

/** Runs before the first paint, so that the page is laid out for the side menu as the visitor left it. */
export const RAIL_SCRIPT = `try{if(localStorage.getItem('${RAIL_FOLDED_KEY}')==='1')document.documentElement.setAttribute('data-rail-folded','')}catch{}`;
