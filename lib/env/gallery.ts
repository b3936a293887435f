/** Address of the page that shows the shared parts. */
export const GALLERY_PATH = '/_gallery';

/**
 * Whether that page exists: in development, and in tests, where the sandbox can be controlled. Never in production: the
 * build writes its own mode in here.
 */
export function isGalleryOpen(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env.SANDBOX_CONTROL === '1';
}
