/** Types a page may show or play: pictures, sound, video and fonts, none of which a browser runs as a script. */
const KNOWN = new Set(
  [
    'image/avif image/bmp image/gif image/jpeg image/png image/svg+xml image/vnd.microsoft.icon image/webp image/x-icon',
    'audio/aac audio/flac audio/mp4 audio/mpeg audio/ogg audio/wav audio/webm audio/x-wav',
    'video/mp4 video/ogg video/quicktime video/webm',
    'font/otf font/ttf font/woff font/woff2',
  ].flatMap((types) => types.split(' ')),
);
const SVG = 'image/svg+xml';

/**
 * The safe type of a media file, null where it is unknown. `first` are the first bytes of a whole file: markup is no
 * picture but an SVG, whatever its name.
 */
export function mediaType(type: string | null, first: Uint8Array | null): string | null {
  const name = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!KNOWN.has(name)) return null;
  return name !== SVG && first !== null && isMarkup(first) ? null : name;
}

function isMarkup(first: Uint8Array): boolean {
  return /^[\s\0]*</.test(new TextDecoder().decode(first.subarray(0, 256)));
}
