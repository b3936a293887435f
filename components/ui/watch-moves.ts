import { wantsCalm } from '@/lib/browser/calm';

/** As `--enter` and `--ease` of the tokens. */
const MOVE = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
/** More than a screen holds: to look at all of them would cost more than it shows. */
const MOST = 60;

interface Place {
  x: number;
  y: number;
}

/**
 * Moves the children of a list to their new places when they are put in another order, and lets new ones come in; nothing
 * moves where the visitor wants less motion. Children are identified as elements, so that a list must key them.
 * @returns Stops watching.
 */
export function watchMoves(list: HTMLElement): () => void {
  let places = placesOf(list);
  const settle = () => {
    places = placesOf(list);
  };
  const mutations = new MutationObserver(() => {
    const before = places;
    settle();
    if (before.size > 0 && !wantsCalm()) for (const [child, to] of places) move(child, before.get(child), to);
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
  // From the list's own corner: what comes above it moves nothing in it.
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
