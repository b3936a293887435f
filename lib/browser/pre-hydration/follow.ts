import type {} from './script';

/** From now on what was recorded is replayed; the code for it is fetched only where there is something. */
export function followEarlyActions(): void {
  const early = window.earlyActions;
  if (early === undefined) return;
  early.replay = () => {
    if (early.clicked ?? early.typed.size > 0)
      void import('./replay').then((module) => module.replayEarlyActions(early));
  };
  early.replay();
}
