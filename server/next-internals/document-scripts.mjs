/**
 * Relies on: the markup of the build's async scripts and their preload hints, and the name of Turbopack's runtime
 * (`turbopack-…js`), which requests scripts missing from the document (since 16). Breaks without it: scripts run before
 * the first paint.
 */
export const ASYNC_SCRIPT =
  /<script src="(\/_next\/[^"]+)"((?: (?:async=""|integrity="[^"]*"))+)><\/script>/g;
export const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** @param {string} address of a script */
export const isBundlerRuntime = (address) => /\/turbopack-[^/]*$/.test(address);
