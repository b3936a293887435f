import { firstInteraction } from '@/lib/browser/first-interaction';

/** Ref callback: animates moved children, which must be keyed; the code loads on the first interaction. */
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
      // The list works without it.
      () => undefined,
    );
  return () => {
    isThere = false;
    stop?.();
  };
}
