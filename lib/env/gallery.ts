/** Path of the component gallery. */
export const GALLERY_PATH = '/_gallery';

/**
 * Whether the gallery exists: in development, and in tests, where the sandbox can be controlled. Otherwise never in
 * production: the build inlines `NODE_ENV`; `SANDBOX_CONTROL` is read at run time.
 */
export function isGalleryOpen(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env.SANDBOX_CONTROL === '1';
}
