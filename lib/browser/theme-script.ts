import type { StorageKey } from './storage';

/** The visitor's choice of theme on this device; dark by default. */
export const THEME_KEY = 'theme' satisfies StorageKey;

/** For the browser's own UI; the dark one is in the document. */
export const LIGHT_BACKGROUND = '#f4f4f8';

/**
 * Runs before the first paint: sets `data-theme` to the choice, and again when it changes or, for `system`, the
 * system's theme does. A choice arrives as a storage event, which browsers send only to other tabs; a page of the
 * back-forward cache missed it and reads it again. An inline script, hence a string; terse, as it is on every page.
 */
export const THEME_SCRIPT = `((d,q,m,c)=>{let f=()=>{let l=c==='light'||c==='system'&&q.matches;d.documentElement.setAttribute('data-theme',l?'light':'dark');l?d.head.prepend(m):m.remove()},g=()=>{try{c=localStorage.getItem('${THEME_KEY}')}catch{}f()};m.name='theme-color';m.content='${LIGHT_BACKGROUND}';g();q.onchange=f;onpageshow=e=>e.persisted&&g();addEventListener('storage',e=>{e.key==='${THEME_KEY}'&&(c=e.newValue,f())})})(document,matchMedia('(prefers-color-scheme:light)'),document.createElement('meta'))`;
