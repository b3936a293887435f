import type { StorageKey } from './storage';

/** The visitor's choice of theme on this device; dark by default. */
export const THEME_KEY = 'theme' satisfies StorageKey;

/** The light background for the browser's own UI; the dark one is in the document. */
export const LIGHT_BACKGROUND = '#f4f4f8';

/**
 * Runs before the first paint: sets `data-theme` of the document to the choice, and again when the choice changes or,
 * for `system`, when the system's theme does. A choice arrives as a storage event, which the browser sends only to
 * other tabs; a page of the back-forward cache missed it and reads the choice again. A string, because it goes into the
 * document as an inline script; terse, because every page contains it.
 */
export const THEME_SCRIPT = `((d,q,m,c)=>{let f=()=>{let l=c==='light'||c==='system'&&q.matches;d.documentElement.setAttribute('data-theme',l?'light':'dark');l?d.head.prepend(m):m.remove()},g=()=>{try{c=localStorage.getItem('${THEME_KEY}')}catch{}f()};m.name='theme-color';m.content='${LIGHT_BACKGROUND}';g();q.onchange=f;onpageshow=e=>e.persisted&&g();addEventListener('storage',e=>{e.key==='${THEME_KEY}'&&(c=e.newValue,f())})})(document,matchMedia('(prefers-color-scheme:light)'),document.createElement('meta'))`;
