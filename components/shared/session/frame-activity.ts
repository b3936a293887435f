const listeners = new Set<() => void>();

/**
 * Counts as activity of the player, where one is watched (`inactivity`, which a guest's page does not load). A frame of
 * another origin lets nobody see what is done inside of it, so the page of a game or of betting calls this for messages
 * of its frame that follow from the player's own doing, like a finished round. Timed messages of a frame must not, or
 * it would keep an abandoned session alive.
 */
export function noteFrameActivity(): void {
  for (const listener of listeners) listener();
}

/** Hears of activity in frames until the returned function is called. */
export function listenForFrameActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
