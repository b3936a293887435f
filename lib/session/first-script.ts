import { DEFAULT_POLICY_SCRIPT } from '@/lib/browser/default-policy-script';
import { PRE_HYDRATION_SCRIPT } from '@/lib/browser/pre-hydration/script';
import { FAILED_LOADS_SCRIPT } from '@/lib/browser/failed-loads-script';
import { RAIL_FOLDED_KEY } from '@/lib/browser/rail-folded';
import { THEME_SCRIPT } from '@/lib/browser/theme-script';
import { RETURNING_KEY } from './returning';

/**
 * Runs before the first paint: a returning player does not see a guest's buttons while waiting for the response, and
 * the page is laid out for the side menu as the visitor left it.
 */
const FLAGS_SCRIPT = `for(let[k,a]of[['${RETURNING_KEY}','returning'],['${RAIL_FOLDED_KEY}','rail-folded']])try{if(localStorage.getItem(k)==='1')document.documentElement.setAttribute('data-'+a,'')}catch{}`;

/** Runs in every document while it is parsed; the content security policy admits it by its hash. */
export const FIRST_SCRIPT = `${THEME_SCRIPT};${FLAGS_SCRIPT};${PRE_HYDRATION_SCRIPT};${FAILED_LOADS_SCRIPT};${DEFAULT_POLICY_SCRIPT}`;
