import { useLayoutEffect, useState } from 'react';

/** Frames during which the previous page's smooth scroll to its top may still run and would scroll this page too. */
const RESTLESS_FRAMES = 4;

/** Restores the scroll position once the content above has its former height. */
export function RestoreScroll({ top }: { top: number | null }) {
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
