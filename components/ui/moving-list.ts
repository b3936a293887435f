import { firstInteraction } from '@/lib/browser/first-interaction';

/**
 * Ref callback for a list whose keyed children move to new places; what moves them loads on the visitor's first
 * interaction.
 */
export function movingList(list: HTMLElement | null) {
  if (!list) return undefined;
  let stop: (() => void) | undefined;
  let isThere = true;
  void firstInteraction()
    .then(() => import('./watch-moves'))
    .then(
      ({ watchMoves }) => {
        if (isThere) stop = watchMoves(list);
      },
      // The list is whole without it.
      () => undefined,
    );
  return () => {
    isThere = false;
    stop?.();
  };
}
