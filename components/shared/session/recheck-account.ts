/**
 * Reads the account again, after a change that it also shows. If another player is signed in by now, the page reloads
 * for that player, so that nobody pays with another player's money.
 */
export async function recheckAccount(): Promise<void> {
  const { recheckSession } = await import('./session-change');
  await recheckSession();
}
