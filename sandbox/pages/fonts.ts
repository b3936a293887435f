import { readFileSync } from 'node:fs';

const FACES = ['geist-text', 'sora-latin-600'];

/** `/platform/media/fonts/{name}.woff2`: the site's own faces, for the pages that stand inside of it; null for any other. */
export function font(file: string): Response | null {
  const name = FACES.find((face) => file === `${face}.woff2`);
  if (name === undefined) return null;
  const bytes = readFileSync(new URL(`../../styles/fonts/${name}.woff2`, import.meta.url));
  return new Response(bytes, {
    headers: { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' },
  });
}
