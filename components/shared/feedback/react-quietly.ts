/** For calls the player does not know of: only fatal errors and a lost session take effect. Never throws. */
export async function reactQuietly(error: unknown): Promise<void> {
  try {
    const { reactToError } = await import('./error-reactions');
    await reactToError(error, 'log');
  } catch {
    // Nothing can be reported without a connection.
  }
}
