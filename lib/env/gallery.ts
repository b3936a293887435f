/** Path of the component gallery. */
export const GALLERY_PATH = '/_gallery';

/**
 * Whether the gallery exists: in development, and in tests, where the sandbox can be controlled. Never in production:
 * the build inlines its own mode here.
 */
export function isGalleryOpen(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env.SANDBOX_CONTROL === '1';
}
