/**
 * Whether a frame's address answers at all. A frame tells of a dead address like of a living one, so it is asked for once
 * more: an address of this site must answer well, of a foreign one no more can be known than that somebody is there.
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
