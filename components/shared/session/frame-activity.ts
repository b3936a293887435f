const listeners = new Set<() => void>();

/**
 * Counts as player activity, if that is being watched (by `inactivity`, which guest pages do not load). Activity inside
 * a cross-origin frame is not observable, so the game and betting pages and the identity check call this for frame
 * messages caused by the player, like a finished round. Not for timed ones: an abandoned session must end.
 */
export function noteFrameActivity(): void {
  for (const listener of listeners) listener();
}

/** @returns Stops. */
export function listenForFrameActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
