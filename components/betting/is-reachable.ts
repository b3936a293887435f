/**
 * Whether a frame's URL responds: a frame fires `load` even for a dead one, so this sends a separate request.
 * Same-origin URLs must succeed or redirect; for other origins only a response of any kind can be detected.
 */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  const isOwn = new URL(url, window.location.href).origin === window.location.origin;
  try {
    const response = await fetch(url, {
      mode: isOwn ? 'same-origin' : 'no-cors',
      // A redirect may lead the frame to another host, which `same-origin` would not follow.
      redirect: isOwn ? 'manual' : 'follow',
      credentials: isOwn ? 'same-origin' : 'omit',
      cache: 'no-store',
      signal,
    });
    void response.body?.cancel();
    return response.ok || response.type.startsWith('opaque');
  } catch {
    return signal.aborted;
  }
}
