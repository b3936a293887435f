import { AUTH_PICTURES, MENU_PICTURES } from './banner-art';
import { FOOTER_MARKS } from './footer-marks';
import { brandIcon, brandTile } from './icons-png';
import { brandMark } from './mark';
import { MENU_ICONS } from './menu-icons';
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicture, type ShareMotif } from './share-picture';

interface Upload {
  mime: 'image/svg+xml' | 'image/png' | 'image/x-icon';
  width: number;
  height: number;
  draw(): string | Buffer;
}

const svg = (width: number, height: number, draw: () => string): Upload => ({
  mime: 'image/svg+xml',
  width,
  height,
  draw,
});

const tile = (size: number, isRounded: boolean): Upload => ({
  mime: 'image/png',
  width: size,
  height: size,
  draw: () => brandTile(size, isRounded),
});

const share = (motif: ShareMotif): Upload => ({
  mime: 'image/png',
  width: SHARE_WIDTH,
  height: SHARE_HEIGHT,
  draw: () => sharePicture(motif),
});

const UPLOADS: ReadonlyMap<string, Upload> = new Map([
  ['logo.svg', svg(64, 64, () => brandMark(64))],
  ['logo-512.png', tile(512, true)],
  ['favicon-16.png', tile(16, true)],
  ['favicon-32.png', tile(32, true)],
  ['favicon-192.png', tile(192, false)],
  ['favicon-512.png', tile(512, false)],
  ['apple-touch-180.png', tile(180, false)],
  ['favicon-48.ico', { mime: 'image/x-icon', width: 48, height: 48, draw: brandIcon }],
  ['og-home.png', share('home')],
  ['og-games.png', share('games')],
  ['og-offers.png', share('offers')],
  ['og-info.png', share('info')],
  ...Object.entries(MENU_PICTURES).map(([file, draw]) => [file, svg(480, 320, draw)] as const),
  ['auth-360x520.svg', svg(360, 520, AUTH_PICTURES.tall)],
  ['auth-735x240.svg', svg(735, 240, AUTH_PICTURES.wide)],
  ...Object.entries(MENU_ICONS).map(([file, icon]) => [file, svg(24, 24, () => icon)] as const),
  ...Object.entries(FOOTER_MARKS).map(([file, mark]) => [file, svg(96, 40, () => mark)] as const),
]);

const drawn = new Map<string, Buffer<ArrayBuffer>>();

export function isUpload(file: string): boolean {
  return UPLOADS.has(file);
}

export function uploadNames(): string[] {
  return [...UPLOADS.keys()];
}

/**
 * What the content system says about a file: its number, type and size in pixels. Throws for a file that is not stored.
 */
export function uploadInfo(file: string): { id: number; mime: string; width: number; height: number } {
  const { mime, width, height } = uploadOf(file);
  return { id: uploadNames().indexOf(file) + 1, mime, width, height };
}

/**
 * The bytes of a file, drawn at the first request and cached from then on. Throws for a file that is not stored.
 */
export function uploadBytes(file: string): Buffer<ArrayBuffer> {
  const bytes = drawn.get(file) ?? Buffer.from(uploadOf(file).draw());
  drawn.set(file, bytes);
  return bytes;
}

function uploadOf(file: string): Upload {
  const upload = UPLOADS.get(file);
  if (upload === undefined) throw new Error(`No upload named ${file}`);
  return upload;
}
