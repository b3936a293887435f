import { DEFAULT_POLICY_SCRIPT } from '@/lib/browser/default-policy-script';
import { PRE_HYDRATION_SCRIPT } from '@/lib/browser/pre-hydration/script';
import { FAILED_LOADS_SCRIPT } from '@/lib/browser/failed-loads-script';
import { RAIL_FOLDED_KEY } from '@/lib/browser/rail-folded';
import { THEME_SCRIPT } from '@/lib/browser/theme-script';
import { API_VERSION } from '@/lib/platform/call-query';
import { INFO_LIMIT_MS } from './info-limit';
import { RETURNING_KEY } from './returning';
import { SEED_ID } from './seed';

/**
 * Runs before the first paint: a returning player does not see a guest's buttons while waiting for the response, and
 * the page is laid out for the side menu as the visitor left it.
 */
const FLAGS_SCRIPT = `for(let[k,a]of[['${RETURNING_KEY}','returning'],['${RAIL_FOLDED_KEY}','rail-folded']])try{if(localStorage.getItem(k)==='1')document.documentElement.setAttribute('data-'+a,'')}catch{}`;

/**
 * Requests a returning player's account as soon as the document is parsed: hydration, which would request it (`probe`),
 * comes a second later on a phone. A page rendered for its player already contains the account.
 */
export const INFO_SCRIPT = `addEventListener('DOMContentLoaded',()=>{let d=document,{dataset,lang}=d.documentElement,limit=new AbortController;'returning'in dataset&&!d.getElementById('${SEED_ID}')&&setTimeout(()=>limit.abort(),${INFO_LIMIT_MS})&&(earlyActions.info=fetch('/api/account.getInfo?v=${API_VERSION}&locale='+lang+(self===top?'':'&non_strict=1'),{cache:'no-store',headers:{Accept:'application/json'},signal:limit.signal})).catch(()=>{})})`;

/** Runs in every document while it is parsed; the content security policy admits it by its hash. */
export const FIRST_SCRIPT = `${THEME_SCRIPT};${FLAGS_SCRIPT};${PRE_HYDRATION_SCRIPT};${INFO_SCRIPT};${FAILED_LOADS_SCRIPT};${DEFAULT_POLICY_SCRIPT}`;
