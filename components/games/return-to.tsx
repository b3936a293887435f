'use client';

import { useLayoutEffect, useState } from 'react';

/** Frames in which the page left behind may still be on its way to its own top, smoothly, and carry this one along. */
const RESTLESS_FRAMES = 4;

/** Goes to where the page was left, once what stands above is as high as it was then. */
export function ReturnTo({ top }: { top: number | null }) {
  const [target] = useState(top);
  useLayoutEffect(() => {
    if (target === null) return;
    let frames = 0;
    let next = 0;
    const go = () => {
      window.scrollTo({ top: target, behavior: 'instant' });
      frames += 1;
      if (frames <= RESTLESS_FRAMES) next = requestAnimationFrame(go);
    };
    go();
    return () => cancelAnimationFrame(next);
  }, [target]);
  return null;
}
