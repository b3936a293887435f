/**
 * For calls in the background, of which the player knows nothing: what ends every page or the session takes effect, the
 * rest is silent. Its code loads with the first failure. Never throws.
 */
export async function reactQuietly(error: unknown): Promise<void> {
  try {
    const { reactToError } = await import('./error-reactions');
    await reactToError(error, 'log');
  } catch {
    // Without a connection nothing can be said of it.
  }
}
