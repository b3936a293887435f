import { startTransition, useEffect, useState } from 'react';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { afterPaint } from '@/lib/browser/after-paint';

/**
 * Keeps the first render light: true until the first paint of a client-only render, e.g. after a soft navigation. False
 * when hydrating, since that would remove server-rendered tiles only to render them again.
 */
export function useLightStart(): boolean {
  const isInBrowser = useIsInBrowser();
  const [isLight, setIsLight] = useState(isInBrowser);
  useEffect(() => {
    if (!isLight) return undefined;
    let isGone = false;
    void afterPaint().then(() => {
      if (!isGone) startTransition(() => setIsLight(false));
    });
    return () => {
      isGone = true;
    };
  }, [isLight]);
  return isLight;
}
