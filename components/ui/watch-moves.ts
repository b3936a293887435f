import { isMotionReduced } from '@/lib/browser/reduced-motion';

/** Must match the tokens `--enter` and `--ease`. */
const MOVE = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
/** More than a screen holds: measuring all would cost more than it shows. */
const MOST = 60;

interface Place {
  x: number;
  y: number;
}

/**
 * Animates the children of a list when they are reordered, and new ones on entry; not if motion is reduced. Children
 * are identified as elements, so the list must key them. @returns Stops watching.
 */
export function watchMoves(list: HTMLElement): () => void {
  let places = placesOf(list);
  const settle = () => {
    places = placesOf(list);
  };
  const mutations = new MutationObserver(() => {
    const before = places;
    settle();
    if (before.size > 0 && !isMotionReduced())
      for (const [child, to] of places) move(child, before.get(child), to);
  });
  mutations.observe(list, { childList: true });
  window.addEventListener('resize', settle);
  return () => {
    mutations.disconnect();
    window.removeEventListener('resize', settle);
  };
}

function placesOf(list: HTMLElement): Map<HTMLElement, Place> {
  const children = [...list.children].filter((child) => child instanceof HTMLElement);
  if (children.length > MOST) return new Map();
  // Relative to the list's corner: content added above it moves nothing within.
  const isOrigin = children[0]?.offsetParent === list;
  const [left, top] = isOrigin ? [0, 0] : [list.offsetLeft, list.offsetTop];
  return new Map(children.map((child) => [child, { x: child.offsetLeft - left, y: child.offsetTop - top }]));
}

function move(child: HTMLElement, from: Place | undefined, to: Place): void {
  if (!from) child.animate({ opacity: [0, 1] }, MOVE);
  else if (from.x !== to.x || from.y !== to.y) {
    child.animate({ transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, 'none'] }, MOVE);
  }
}
