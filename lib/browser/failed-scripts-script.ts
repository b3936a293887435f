/** How long Turbopack is given to fetch a script again before a page without code is reloaded. Milliseconds. */
export const HYDRATED_WITHIN_MS = 3_000;

/**
 * Takes a script of the build that could not be fetched out of the document: Turbopack would wait for ever for one that
 * failed before it looked, and re-fetches what it does not find. A page that does not hydrate after that is
 * reloaded, unless offline, and never twice in a row (R-ERR-13). So is one that the browser restores after it was left
 * while scripts were loading: Safari gives those up, and what needs them would never respond. Text, because it goes into
 * the document as an inline script that runs before all others; terse, because every page carries it.
 */
export const FAILED_SCRIPTS_SCRIPT = `addEventListener("error",v=>{let t=v.target;t.async&&t.src.includes("/_next/")&&(t.remove(),onpageshow=v=>v.persisted&&navigator.onLine&&location.reload(),setTimeout(()=>earlyActions.replay||performance.getEntriesByType("navigation")[0]?.type=="reload"||navigator.onLine&&location.reload(),${HYDRATED_WITHIN_MS}))},!0)`;
