import { useEffect, useState } from 'react';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { BETTING_LOAD_LIMIT_MS } from '@/lib/betting/rules';

interface FrameLoad {
  state: 'loading' | 'shown' | 'failed';
  isInBrowser: boolean;
  onLoad(): void;
  fail(): void;
}

/** Render the frame only in the browser: one in the server's HTML may load before the listener exists. */
export function useFrameLoad(url: string): FrameLoad {
  const [state, setState] = useState<FrameLoad['state']>('loading');
  const isInBrowser = useIsInBrowser();
  useEffect(() => {
    const asking = new AbortController();
    void isReachable(url, asking.signal).then((isThere) => {
      if (!isThere && !asking.signal.aborted) setState('failed');
    });
    return () => asking.abort();
  }, [url]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const limit = setTimeout(() => setState('failed'), BETTING_LOAD_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [state]);
  // `load` also fires for the browser's own error page.
  const onLoad = () => setState((before) => (before === 'failed' ? before : 'shown'));
  return { state, isInBrowser, onLoad, fail: () => setState('failed') };
}

/**
 * Whether a frame's URL responds: a frame fires `load` even for a dead one, so this sends a separate request.
 * Same-origin URLs must succeed or redirect; for other origins only a response of any kind can be detected.
 */
async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
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
