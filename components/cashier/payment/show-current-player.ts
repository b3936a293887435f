/** Reloads the page for the player of the current session, so that nobody pays with another player's money. */
export async function showCurrentPlayer(): Promise<void> {
  const { recheckSession } = await import('@/components/shared/session/session-change');
  await recheckSession();
}
