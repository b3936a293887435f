export const GALLERY_PATH = '/_gallery';

/** In development, and in tests (`SANDBOX_CONTROL`, read at run time; the build inlines `NODE_ENV`). */
export function isGalleryOpen(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env.SANDBOX_CONTROL === '1';
}
