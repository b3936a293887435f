export const GALLERY_PATH = '/_gallery';

/**
 * Only in development, and in tests, where the sandbox can be controlled: the build inlines `NODE_ENV`,
 * `SANDBOX_CONTROL` is read at run time.
 */
export function isGalleryOpen(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env.SANDBOX_CONTROL === '1';
}
