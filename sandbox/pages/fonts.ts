import { readFileSync } from 'node:fs';

const TYPEFACES = ['geist-text', 'sora-latin-600'];

/**
 * `/platform/media/fonts/{name}.woff2`: the site's own typefaces, for the pages shown inside it; null for any other.
 */
export function font(file: string): Response | null {
  const name = TYPEFACES.find((typeface) => file === `${typeface}.woff2`);
  if (name === undefined) return null;
  const bytes = readFileSync(new URL(`../../styles/fonts/${name}.woff2`, import.meta.url));
  return new Response(bytes, {
    headers: { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' },
  });
}
