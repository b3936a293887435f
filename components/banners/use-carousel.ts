import { useCallback, useEffect, useState } from 'react';
import { isMotionReduced } from '@/lib/browser/reduced-motion';

/** Never moves by itself. */
export function useCarousel(trackId: string) {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const track = document.getElementById(trackId);
    if (!track) return;
    const follow = () => setIndex(indexInView(track));
    track.addEventListener('scroll', follow, { passive: true });
    return () => track.removeEventListener('scroll', follow);
  }, [trackId]);

  const goTo = useCallback(
    (wanted: number) => {
      const track = document.getElementById(trackId);
      const slide = track && slidesOf(track)[wanted];
      if (!slide) return;
      track.scrollTo({
        left: slide.offsetLeft - track.offsetLeft,
        behavior: isMotionReduced() ? 'auto' : 'smooth',
      });
    },
    [trackId],
  );

  /** Wraps around; skips slides hidden by the style sheet. */
  const step = useCallback(
    (direction: 1 | -1) => {
      const track = document.getElementById(trackId);
      if (!track) return;
      const shown = slidesOf(track).flatMap((slide, at) => (isShown(slide) ? [at] : []));
      const place = shown.indexOf(indexInView(track)) + direction;
      goTo(shown.at(place % shown.length) ?? 0);
    },
    [trackId, goTo],
  );

  return { index, goTo, step };
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

const isShown = (slide: HTMLElement) => getComputedStyle(slide).display !== 'none';

/** Index of the slide whose start is closest to the scroll position. */
function indexInView(track: HTMLElement): number {
  const distance = (slide: HTMLElement) => Math.abs(slide.offsetLeft - track.offsetLeft - track.scrollLeft);
  const slides = slidesOf(track);
  const least = Math.min(...slides.filter(isShown).map(distance));
  return Math.max(
    0,
    slides.findIndex((slide) => isShown(slide) && distance(slide) === least),
  );
}
