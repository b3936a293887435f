/** `chat.example.com`, as vendors display it: a host with a dot, optionally with a port or path. */
const BARE_HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/|$)/i;

/** A vendor's host as a URL: without a scheme, https is assumed. */
export function withScheme(host: unknown): unknown {
  const text = typeof host === 'string' ? host.trim() : '';
  return BARE_HOST.test(text) ? `https://${text}` : host;
}
