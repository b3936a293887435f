/** Markup with which React creates a script element that does not run; escaped so that no parser takes it for one. */
const EMPTY_SCRIPT = '\\x3cscript>\\x3c/script>';

/**
 * The default policy of Trusted Types, for plain strings. It admits the URLs of the service worker and of the build's
 * scripts (Turbopack assigns them as strings), React's empty element, and this very script, which React writes once
 * more into an element that has run; anything else only once third-party code was admitted (`runsForeignCode`). A
 * string, because it is an inline script before Turbopack's own.
 */
export const DEFAULT_POLICY_SCRIPT = `((w,l,written,own)=>w.trustedTypes?.createPolicy("default",{createHTML:h=>own(written.includes(h),h),createScript:s=>own(0,s),createScriptURL:u=>own(u=="/sw.js"||new URL(u,l).href.startsWith(l.origin+"/_next/static/"),u)}))(window,location,["","{}","${EMPTY_SCRIPT}",document.currentScript?.text],(is,x)=>is||window.runsForeignCode?x:null)`;
