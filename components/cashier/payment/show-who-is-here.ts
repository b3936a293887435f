/** Loads the page again for the player whose session the browser has now, so that nobody pays with another one's money. */
export async function showWhoIsHere(): Promise<void> {
  const { recheckSession } = await import('@/components/shared/session/session-change');
  await recheckSession();
}
