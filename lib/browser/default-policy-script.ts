/** What React writes to create a script element that does not run by itself; spelt so that nobody takes it for one. */
const EMPTY_SCRIPT = '\\x3cscript>\\x3c/script>';

/**
 * The default policy of Trusted Types: what code hands over as plain text. Addresses of the service worker and of the build's
 * own scripts pass (Turbopack writes them so), React's empty element, and this very script, which React writes once more
 * into an element that has run; anything else only once code of others was let in (`runsForeignCode`). Text, because it goes
 * into the document as an inline script before Turbopack's own.
 */
export const DEFAULT_POLICY_SCRIPT = `((w,l,written,own)=>w.trustedTypes?.createPolicy("default",{createHTML:h=>own(written.includes(h),h),createScript:s=>own(0,s),createScriptURL:u=>own(u=="/sw.js"||new URL(u,l).href.startsWith(l.origin+"/_next/static/"),u)}))(window,location,["${EMPTY_SCRIPT}",document.currentScript?.text],(is,x)=>is||window.runsForeignCode?x:null)`;
