/** How long Turbopack has to fetch a script again before a page that does not hydrate is reloaded. Milliseconds. */
export const HYDRATED_WITHIN_MS = 3_000;

/**
 * Handles pictures and scripts that fail to load.
 *
 * A picture without alternative text is hidden, so that its background shows instead of the browser's broken-image
 * icon. Game pictures show a letter (`components/games/tile/failed-pictures`).
 *
 * Removes a build script that could not be fetched from the document: Turbopack would wait forever for one that failed
 * before it looked, and re-fetches one it does not find. A page that then does not hydrate is reloaded, unless offline,
 * and never twice in a row (R-ERR-13). So is a page restored from the back-forward cache that was left while scripts
 * were loading: Safari aborts those, and whatever needs them would never respond. A string, because it goes into the
 * document as an inline script that runs before all others; terse, because every page contains it.
 */
export const FAILED_LOADS_SCRIPT = `addEventListener("error",v=>{let t=v.target;t.alt===""?t.style.visibility="hidden":t.async&&t.src.includes("/_next/")&&(t.remove(),onpageshow=v=>v.persisted&&navigator.onLine&&location.reload(),setTimeout(()=>earlyActions.replay||performance.getEntriesByType("navigation")[0]?.type=="reload"||navigator.onLine&&location.reload(),${HYDRATED_WITHIN_MS}))},!0)`;
