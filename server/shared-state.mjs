/**
 * State of the process that code bundled or loaded apart must share: Next.js bundles middleware, pages and route handlers
 * each with a copy of its own of every module, and this server belongs to none of them. The one name on `globalThis`; what
 * it holds, and who fills it, says `shared-state.d.mts`.
 */
export const shared = (globalThis.__aurelia ??= {});
