/**
 * For background calls the player does not know of: fatal errors and a lost session take effect, all else is silent.
 * Its code loads with the first failure. Never throws.
 */
export async function reactQuietly(error: unknown): Promise<void> {
  try {
    const { reactToError } = await import('./error-reactions');
    await reactToError(error, 'log');
  } catch {
    // Nothing can be reported without a connection.
  }
}
