import type { PlatformCall } from './method';

interface Origins {
  /** The site the visitor sees, as the gateway reports it. */
  site: string;
  /** The sandbox itself. */
  platform: string;
}

/**
 * The site's origin from `X-Forwarded-Host` and `X-Forwarded-Proto`, else from `Referer`, else the sandbox's own: payment
 * and sign-in pages lead back there.
 */
export function originsOfRequest(request: Request): Origins {
  const platform = new URL(request.url).origin;
  const host = firstValue(request.headers.get('X-Forwarded-Host'));
  const proto = firstValue(request.headers.get('X-Forwarded-Proto')) === 'https' ? 'https' : 'http';
  const site =
    (host === null ? null : originOf(`${proto}://${host}`)) ?? originOf(request.headers.get('Referer'));
  return { site: site ?? platform, platform };
}

/** Origin of an http(s) address, or null when it is none. */
export function originOf(address: string | null): string | null {
  const url = address === null ? null : readUrl(address);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : null;
}

/** An address read, or null for one that cannot be; `URL.canParse` is wrong on Node 20 once it was called often. */
export function readUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function firstValue(header: string | null): string | null {
  const value = (header ?? '').split(',')[0]?.trim() ?? '';
  return value === '' ? null : value;
}

const originsByCall = new WeakMap<PlatformCall, Origins>();

export function bindOrigins(call: PlatformCall, origins: Origins): void {
  originsByCall.set(call, origins);
}

/** Origins of the request behind a call; empty texts for a call made without a request. */
export function originsOfCall(call: PlatformCall): Origins {
  return originsByCall.get(call) ?? { site: '', platform: '' };
}
