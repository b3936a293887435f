import { hashText, seededRandom } from '../world/random';
import type { SeedGame } from '../world/seed/game-list';
import { PROVIDERS } from '../world/seed/providers';
import { FONTS, lettering, type LetteringStyle } from './lettering';
import { outlineOf, widthOf } from './letters';
import { motif } from './motifs';
import { glowFill, hsl, motifFills, naturalPalette, paletteFor, type Palette } from './palette';
import { scene } from './scene';
import { createStage, times } from './stage';
import { box, circle, group, line, oval, path, round, starPath, svgPicture } from './svg';

export interface CardSize {
  width: number;
  height: number;
}

/** The tile of the games hall (key `img_288_192`) and the square picture. */
export const WIDE_CARD: CardSize = { width: 288, height: 192 };
export const SQUARE_CARD: CardSize = { width: 300, height: 300 };

/** Width of the upright middle that a tile of 3:4 shows of a picture: symbol, title and badge stay within it. */
function uprightWidth({ width, height }: CardSize): number {
  return Math.min(width, (height * 3) / 4);
}

const SERIF_WORLDS = new Set([
  'egypt',
  'greek',
  'book',
  'magic',
  'asia',
  'aztec',
  'roulette',
  'baccarat',
  'live-baccarat',
]);
const CONDENSED_WORLDS = new Set(['crash', 'plane', 'football', 'west', 'heist', 'mines', 'keno']);

const PLAYFUL_WORLDS = new Set([
  'fruit',
  'candy',
  'jungle',
  'circus',
  'winter',
  'ocean',
  'pirate',
  'wild',
  'live-show',
  'plinko',
]);

function definitions(palette: Palette, symbol: string): string {
  const { night, glow, second } = palette;
  return (
    `<defs>${motifFills(palette, symbol)}${glowFill(glow)}` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hsl(night, 70, 17)}"/><stop offset=".6" stop-color="${hsl(night, 65, 38)}"/><stop offset="1" stop-color="${hsl(glow, 70, 48)}"/></linearGradient>` +
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${hsl(night, 80, 4)}" stop-opacity="0"/><stop offset="1" stop-color="${hsl(night, 80, 4)}" stop-opacity=".95"/></linearGradient>` +
    `<linearGradient id="e" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".45" stop-color="${hsl(second, 100, 88)}"/><stop offset=".55" stop-color="${hsl(glow, 100, 66)}"/><stop offset="1" stop-color="${hsl(glow, 100, 80)}"/></linearGradient></defs>`
  );
}

interface Composition {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** Where the symbol stands, how large and how tilted. */
function compose(hash: number, { width, height }: CardSize): Composition {
  const places = width > height ? [0.5, 0.47, 0.53] : [0.5, 0.44, 0.56];
  const side = places[hash % places.length] ?? 0.5;
  return {
    x: round(width * side),
    y: round(height * (0.335 + ((hash >>> 4) % 5) * 0.012)),
    scale: round(((height / 100) * (61 + ((hash >>> 7) % 10))) / 10) / 10,
    turn: ((hash >>> 11) % 25) - 12,
  };
}

/** The light behind the symbol: rays, rings, a halo of dots, or a plain glow. */
function aura(kind: number, place: Composition, colour: string): string {
  const { x, y } = place;
  const radius = round(place.scale * 62);
  if (kind === 0) {
    const rays = times(10, (n) => {
      const at = (turn: number) =>
        `${Math.round(Math.cos(n * 0.628 + turn) * 300)} ${Math.round(Math.sin(n * 0.628 + turn) * 300)}`;
      return `M0 0L${at(0)}L${at(0.22)}z`;
    });
    return path(rays, colour, `opacity=".2" transform="translate(${x} ${y}) rotate(${place.turn})"`);
  }
  if (kind === 1) {
    return (
      circle(x, y, radius, 'none', `stroke="${colour}" stroke-width="2" opacity=".7"`) +
      circle(
        x,
        y,
        round(radius * 1.18),
        'none',
        `stroke="${colour}" stroke-width="7" stroke-dasharray="2 11" opacity=".45"`,
      )
    );
  }
  if (kind === 2)
    return path(
      starPath(12, radius * 1.35, radius * 0.8),
      colour,
      `opacity=".28" transform="translate(${x} ${y})"`,
    );
  return (
    circle(x, y, radius, colour, 'opacity=".18"') + circle(x, y, round(radius * 1.3), colour, 'opacity=".1"')
  );
}

function sparkles(random: () => number, { width, height }: CardSize): string {
  const stars = times(6, () => {
    const size = round(3 + random() * 7);
    const [x, y] = [Math.round(random() * width), Math.round(random() * height * 0.66)];
    const arm = `${size} ${size}`;
    return `M${x} ${y - size}q0 ${arm} ${size}q-${size} 0-${arm}q0-${size}-${arm.replace(' ', '-')}q${size} 0 ${size}-${size}z`;
  });
  return path(stars, '#fff', 'opacity=".8"');
}

function fontOf(theme: string): LetteringStyle['font'] {
  if (SERIF_WORLDS.has(theme)) return 'serif';
  if (CONDENSED_WORLDS.has(theme)) return 'condensed';
  return PLAYFUL_WORLDS.has(theme) ? 'playful' : 'heavy';
}

function titleStyle(
  game: SeedGame,
  { width, height }: CardSize,
  palette: Palette,
  hash: number,
): LetteringStyle {
  const font = fontOf(game.theme);
  const isWide = width > height;
  const skew = font === 'serif' ? 0 : ([0, -3, 0, -4, 2][(hash >>> 5) % 5] ?? 0);
  return {
    x: width / 2,
    bottom: height - (isWide ? 13 : 20),
    maxWidth: uprightWidth({ width, height }) - 18,
    maxSize: round(height * 0.145 * (font === 'condensed' ? 1.3 : 1)),
    maxLines: 3,
    font,
    outline: hsl(palette.night, 75, 8),
    fill: 'url(#e)',
    skew,
  };
}

function studioMark(game: SeedGame, { width, height }: CardSize): string {
  const name = PROVIDERS.find(({ sysname }) => sysname === game.provider)?.name ?? '';
  const [text, spacing, scale] = [name.toUpperCase(), 12, 0.125];
  const left = width / 2 - (widthOf(text, FONTS.condensed, spacing) * scale) / 2;
  const frame = `transform="translate(${round(left)} ${height - 5.5}) scale(${scale})"`;
  return path(outlineOf(text, FONTS.condensed, spacing), '#fff', `opacity=".7" ${frame}`);
}

function liveBadge(game: SeedGame, size: CardSize): string {
  if (game.type !== 'live') return '';
  return group(
    `translate(${round((size.width - uprightWidth(size)) / 2)} 0)`,
    box(10, 10, 44, 17, 8.5, '#e11d3f') +
      circle(20, 18.5, 3.5, '#fff') +
      line('M27 14v9h4M34 14v9M37.5 14l2.8 9l2.8-9M50 14h-4v9h4M46 18.500h3.5', '#fff', 1.7),
  );
}

/** The picture of a game: its world, its symbol and its title, unlike that of any other game. */
export function gameCard(game: SeedGame, size: CardSize): string {
  const hash = hashText(`card:${game.sysname}`);
  const random = seededRandom(`scene:${game.sysname}`);
  const palette = naturalPalette(game.motif, paletteFor(game.theme, game.sysname));
  const stage = createStage(size.width, size.height, palette, random);
  const place = compose(hash, size);
  const symbol = motif(game.motif);
  const { width, height } = size;
  const frame = `translate(${place.x} ${place.y}) rotate(${place.turn}) scale(${place.scale})`;
  return svgPicture(
    width,
    height,
    definitions(palette, symbol),
    box(0, 0, width, height, 0, 'url(#s)'),
    scene(game.theme, stage),
    circle(place.x, place.y, round(height * 0.62), 'url(#g)'),
    aura((hash >>> 13) % 4, place, stage.light),
    oval(
      place.x,
      round(place.y + place.scale * 52),
      round(place.scale * 44),
      round(place.scale * 8),
      '#000',
      'opacity=".45"',
    ),
    group(frame, symbol),
    sparkles(random, size),
    box(0, round(height * 0.42), width, round(height * 0.58), 0, 'url(#f)'),
    lettering(game.name, titleStyle(game, size, palette, hash)),
    // A tile is too small to read it on.
    size === SQUARE_CARD ? studioMark(game, size) : '',
    liveBadge(game, size),
  );
}
