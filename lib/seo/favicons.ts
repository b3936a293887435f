import type { Metadata } from 'next';
import type { Favicon } from '@/lib/content/schema-settings';

const PNG = 'image/png';
const ICO = 'image/x-icon';

/** Links of the site's icons, each with the size in its key (R-SEO-11). Undefined when there are none. */
export function faviconsToMetadata(favicons: readonly Favicon[]): Metadata['icons'] {
  if (favicons.length === 0) return undefined;
  const links = (kind: Favicon['kind'], type: string) =>
    favicons
      .filter((favicon) => favicon.kind === kind)
      .toSorted((one, other) => one.size - other.size)
      .map(({ url, size }) => ({ url, sizes: `${size}x${size}`, type }));
  return { icon: [...links('ico', ICO), ...links('png', PNG)], apple: links('apple', PNG) };
}
