/**
 * State shared by separately bundled code: Next.js gives middleware, pages and route handlers their own copies of
 * every module, and this server has others. The one name on `globalThis`, described by `shared-state.d.mts`.
 */
export const shared = (globalThis.__aurelia ??= {});
