import { hashText } from '../world/random';
import { findGame } from '../world/seed/game-list';
import { PROVIDERS } from '../world/seed/providers';
import { gameCard, SQUARE_CARD, WIDE_CARD } from './game-card';
import { medallion } from './medallion';
import { panel, type PanelOptions } from './panel';
import { SUBJECTS, type Subject } from './panel-subjects';
import { categoryIcon, payMark } from './small-marks';
import { providerLogo } from './wordmark';

type Frame = Pick<PanelOptions, 'width' | 'height' | 'at' | 'reach' | 'calm'>;

const BANNER_WIDE: Frame = { width: 1440, height: 480, at: [0.74, 0.5], reach: 0.62, calm: 'left' };
const BANNER_TALL: Frame = { width: 720, height: 720, at: [0.5, 0.305], reach: 0.28, calm: 'bottom' };

/** Folders whose pictures are panels, with their size and where their symbols stand. */
const FRAMES: Readonly<Record<string, Frame>> = {
  offers: { width: 640, height: 400, at: [0.5, 0.48], reach: 0.5, calm: 'none' },
  jackpots: { width: 640, height: 400, at: [0.5, 0.46], reach: 0.54, calm: 'none' },
  tournaments: { width: 640, height: 400, at: [0.5, 0.46], reach: 0.54, calm: 'none' },
  popups: { width: 560, height: 320, at: [0.5, 0.48], reach: 0.56, calm: 'none' },
  bonuses: { width: 320, height: 200, at: [0.5, 0.48], reach: 0.58, calm: 'none' },
  shop: { width: 320, height: 240, at: [0.5, 0.48], reach: 0.56, calm: 'none' },
};

function subjectOf(folder: string, name: string): Subject {
  const known = SUBJECTS[folder] ?? {};
  const list = Object.values(known);
  return known[name] ?? list[hashText(name) % list.length] ?? { theme: 'gems', motifs: ['star'] };
}

function drawGame(name: string): string | null {
  const wide = /^(.+)-288x192$/.exec(name)?.[1];
  const game = findGame(wide ?? name);
  return game === undefined ? null : gameCard(game, wide === undefined ? SQUARE_CARD : WIDE_CARD);
}

function drawProvider(name: string): string | null {
  const index = PROVIDERS.findIndex(({ sysname }) => sysname === name);
  const provider = PROVIDERS[index];
  return provider === undefined ? null : providerLogo(provider, index);
}

function drawBanner(name: string): string {
  const base = name.replace(/-mobile$/, '');
  const frame = base === name ? BANNER_WIDE : BANNER_TALL;
  return panel({ ...subjectOf('banners', base), ...frame, seed: base });
}

const PAINTERS: Readonly<Record<string, (name: string) => string | null>> = {
  games: drawGame,
  providers: drawProvider,
  banners: drawBanner,
  characters: (name) => medallion(name, subjectOf('characters', name)),
  pay: payMark,
  categories: categoryIcon,
};

/**
 * The picture at `/platform/media/{folder}/{name}.svg` or `.webp` as SVG text, or null where there is none: an unknown
 * folder, game or studio. Pictures carry no sentences, so they are the same in both languages.
 */
export function drawMedia(path: string, _locale: 'en' | 'fr'): string | null {
  const [, folder = '', name = ''] =
    /^\/platform\/media\/([a-z]+)\/([a-z0-9_-]{1,80})\.(?:svg|webp)$/.exec(path) ?? [];
  const frame = FRAMES[folder];
  if (frame !== undefined) return panel({ ...subjectOf(folder, name), ...frame, seed: `${folder}:${name}` });
  return PAINTERS[folder]?.(name) ?? null;
}
