import type {} from './script';

/** Replays recorded interactions from now on; the code for it is fetched only when there are any. */
export function followEarlyActions(): void {
  const early = window.earlyActions;
  if (early === undefined) return;
  early.replay = () => {
    if (early.clicked ?? early.typed.size > 0)
      void import('./replay').then((module) => module.replayEarlyActions(early));
  };
  early.replay();
}
