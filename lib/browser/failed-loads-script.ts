/** Milliseconds Turbopack has to fetch a script again before a page that does not hydrate is reloaded. */
export const HYDRATED_WITHIN_MS = 3_000;

/**
 * Handles pictures and scripts that fail to load.
 *
 * A picture without alternative text is hidden, so that its background shows instead of the broken-image icon. Game
 * pictures show a letter (`components/games/tile/failed-pictures`).
 *
 * A build script that could not be fetched is removed from the document: Turbopack re-fetches one it does not find,
 * but waits forever for one that failed before it looked. A page that then does not hydrate is reloaded, unless
 * offline, and never twice in a row (R-ERR-13). So is a page of the back-forward cache that was left while scripts
 * were loading: Safari aborts those, and what needs them would never respond. An inline script before all others,
 * hence a string; terse, because every page contains it.
 */
export const FAILED_LOADS_SCRIPT = `addEventListener("error",v=>{let t=v.target;t.alt===""?t.style.visibility="hidden":t.async&&t.src.includes("/_next/")&&(t.remove(),onpageshow=v=>v.persisted&&navigator.onLine&&location.reload(),setTimeout(()=>earlyActions.replay||performance.getEntriesByType("navigation")[0]?.type=="reload"||navigator.onLine&&location.reload(),${HYDRATED_WITHIN_MS}))},!0)`;
