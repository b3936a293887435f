'use client';

import { startTransition, useEffect, useState } from 'react';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { afterPaint } from '@/lib/browser/after-paint';

/**
 * True in the first render of what is rendered in the browser alone, as after a soft navigation, until it has painted. What
 * is in the server's HTML is never light: nothing of it is removed in order to be rendered again.
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
