/**
 * Whether a frame's address responds at all. A frame fires `load` for a dead address too, so the address is requested
 * separately: one of this site must succeed; of another origin it can only be known that a server responded.
 */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  const isOwn = new URL(url, window.location.href).origin === window.location.origin;
  try {
    const response = await fetch(url, {
      mode: isOwn ? 'same-origin' : 'no-cors',
      credentials: isOwn ? 'same-origin' : 'omit',
      cache: 'no-store',
      signal,
    });
    void response.body?.cancel();
    return response.ok || response.type === 'opaque';
  } catch {
    return signal.aborted;
  }
}
