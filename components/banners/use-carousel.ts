'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useIsLively } from '@/components/ui/use-is-lively';

/** How long a slide stays before the next one comes by itself. */
export const SLIDE_MS = 6_000;

/** Follows and moves a scrolling row whose children are as wide as the row itself. */
export function useCarousel(trackId: string, count: number) {
  const [index, setIndex] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const canPlay = useIsLively();

  useEffect(() => {
    const track = document.getElementById(trackId);
    if (!track) return;
    const follow = () => setIndex(Math.round(track.scrollLeft / Math.max(1, track.clientWidth)));
    track.addEventListener('scroll', follow, { passive: true });
    return () => track.removeEventListener('scroll', follow);
  }, [trackId]);

  const goTo = useCallback(
    (wanted: number) => {
      const track = document.getElementById(trackId);
      if (!track) return;
      const next = (wanted + count) % count;
      track.scrollTo({ left: next * track.clientWidth, behavior: canPlay ? 'smooth' : 'auto' });
    },
    [trackId, count, canPlay],
  );

  useAutoplay(trackId, canPlay && !isStopped && count > 1, () => goTo(index + 1), index);

  return {
    index,
    canPlay,
    isPlaying: canPlay && !isStopped,
    goTo,
    togglePlaying: () => setStopped((was) => !was),
  };
}

/** Moves on after each slide's time, not while it is pointed at, a slide holds the focus, or it cannot be seen. */
function useAutoplay(trackId: string, isOn: boolean, next: () => void, index: number): void {
  const moveOn = useEffectEvent(next);
  useEffect(() => {
    const track = document.getElementById(trackId);
    const region = track?.parentElement;
    if (!isOn || !track || !region) return;
    const timer = setInterval(() => {
      const isLookedAt = region.matches(':hover') || track.contains(document.activeElement);
      if (!isLookedAt && !document.hidden && isOnScreen(region)) moveOn();
    }, SLIDE_MS);
    return () => clearInterval(timer);
    // With a new slide its time begins anew.
  }, [trackId, isOn, index]);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
