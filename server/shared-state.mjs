/**
 * Process-wide state shared by separately bundled code: Next.js bundles middleware, pages and route handlers each with
 * its own copy of every module, and this server belongs to none of them. The one name on `globalThis`;
 * `shared-state.d.mts` documents its content and who fills it.
 */
export const shared = (globalThis.__aurelia ??= {});
