import { hashText } from '../world/random';

/** Colours of one drawing. Everything else is derived from these four hues. */
export interface Palette {
  /** Hue of the night in the background. */
  night: number;
  /** Hue of the light behind the symbol. */
  glow: number;
  /** Hue of the symbol. */
  main: number;
  /** Hue of its second colour. */
  second: number;
}

type Hues = readonly [night: number, glow: number, main: number, second: number];

const moods = (text: string): Hues[] =>
  text.split(';').map((mood) => {
    const [night = 0, glow = 0, main = 0, second = 0] = mood.split(',').map(Number);
    return [night, glow, main, second] as const;
  });

/** Four moods per world: the same symbol under another sky. */
const MOODS: Readonly<Record<string, Hues[]>> = {
  egypt: moods('28,38,44,200;250,32,190,46;14,24,38,185;200,42,28,340'),
  fruit: moods('340,350,355,95;280,320,345,110;205,190,52,350;150,95,8,120'),
  dragon: moods('8,22,350,42;265,285,150,320;215,20,14,48;160,110,130,30'),
  ocean: moods('205,185,24,190;225,200,330,175;185,170,46,205;250,215,190,300'),
  space: moods('258,285,200,330;230,190,28,265;300,320,260,175;215,160,150,290'),
  jungle: moods('150,85,35,140;120,60,8,95;175,140,290,60;95,48,200,30'),
  norse: moods('210,190,205,20;225,165,30,205;250,280,195,350;200,25,12,210'),
  gems: moods('265,300,190,320;220,190,330,170;330,340,280,45;180,160,50,200'),
  pirate: moods('195,170,30,355;235,45,350,40;15,30,195,20;255,215,46,170'),
  candy: moods('320,335,340,190;275,300,190,330;200,180,330,48;345,20,280,160'),
  west: moods('18,32,28,200;350,20,35,10;280,330,38,190;205,30,15,45'),
  horror: moods('265,95,25,100;140,110,300,25;350,0,275,355;225,170,120,280'),
  magic: moods('260,290,275,190;215,180,320,200;300,45,190,285;165,140,265,50'),
  asia: moods('355,20,0,42;345,330,350,150;265,25,8,45;170,45,355,160'),
  aztec: moods('145,60,40,170;20,38,175,15;190,95,30,345;280,320,45,165'),
  greek: moods('218,200,48,215;255,285,205,45;200,45,28,200;235,180,320,48'),
  wild: moods('222,200,215,30;18,32,25,200;280,320,260,35;165,95,30,150'),
  book: moods('28,42,20,45;265,285,280,48;350,18,355,42;165,130,160,46'),
  sevens: moods('350,10,0,48;255,300,330,190;205,190,46,350;15,40,355,200'),
  circus: moods('345,30,350,48;275,300,285,48;215,185,0,200;160,48,300,150'),
  heist: moods('215,185,200,48;280,320,45,190;165,140,150,46;235,20,28,205'),
  winter: moods('208,190,200,355;230,280,195,325;190,165,350,160;255,210,205,45'),
  crash: moods('262,330,10,200;225,190,30,190;300,15,190,50;200,160,340,46'),
  plane: moods('215,28,0,205;265,310,190,330;190,45,28,200;340,20,350,45'),
  mines: moods('215,190,205,20;150,95,15,140;275,310,290,46;20,38,30,200'),
  plinko: moods('285,315,320,190;220,190,48,205;340,15,190,350;170,150,285,150'),
  football: moods('145,110,150,48;215,185,205,25;275,300,330,140;120,55,20,120'),
  keno: moods('235,280,210,330;340,25,46,350;175,160,190,48;280,320,140,285'),
};

const TABLE_MOODS = moods(
  '150,120,355,150;350,15,350,45;220,200,210,0;275,300,285,45;28,40,30,160;190,170,0,190',
);

/** Colours for a drawing: its world's moods, one of them chosen and shifted a little by the seed text. */
export function paletteFor(theme: string, seed: string): Palette {
  const hash = hashText(`palette:${seed}`);
  const list = MOODS[theme] ?? TABLE_MOODS;
  const [night, glow, main, second] = list[hash % list.length] ?? [260, 290, 45, 190];
  const shift = ((hash >>> 8) % 21) - 10;
  return { night: night + shift, glow: glow + shift, main: main + shift / 2, second: second - shift / 2 };
}

/** A colour as `#rrggbb`, which is half as long as `hsl()`. Saturation and lightness in percent. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const turn = (offset + (hue + 720) / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function gradient(id: string, ...stops: string[]): string {
  const last = stops.length - 1;
  const marks = stops.map((colour, index) => {
    const offset = Math.round((index / last) * 100) / 100;
    return `<stop${offset === 0 ? '' : ` offset="${offset}"`} stop-color="${colour}"/>`;
  });
  return `<linearGradient id="${id}" x1=".2" x2=".7" y2="1">${marks.join('')}</linearGradient>`;
}

/** Those of the fills `m`, `b`, `k`, `n` and `d` that the given motifs use. */
export function motifFills({ main, second, night }: Palette, motifs: string): string {
  const all = [
    gradient('m', hsl(main + 8, 100, 82), hsl(main, 92, 58), hsl(main - 12, 85, 30)),
    gradient('b', hsl(second + 8, 100, 84), hsl(second, 88, 56), hsl(second - 12, 82, 28)),
    gradient('k', '#fff6c9', '#fdc94b', '#b5660d', '#f3b63c'),
    gradient('n', '#fff', hsl(night, 45, 88), hsl(night, 30, 62)),
    gradient('d', hsl(night, 40, 30), hsl(night, 50, 9)),
  ];
  return all.filter((fill) => motifs.includes(`url(#${/id="(\w)"/.exec(fill)?.[1]})`)).join('');
}

/** Radial light named `g`, from a strong middle to nothing. */
export function glowFill(hue: number): string {
  return `<radialGradient id="g"><stop stop-color="${hsl(hue, 100, 72)}" stop-opacity="0.9"/><stop offset=".45" stop-color="${hsl(hue, 95, 52)}" stop-opacity="0.41"/><stop offset="1" stop-color="${hsl(hue, 90, 40)}" stop-opacity="0"/></radialGradient>`;
}

/** Symbols that everybody knows in one colour keep it, whatever the mood. */
const OWN_HUES: Readonly<Record<string, number>> = {
  cherry: 354,
  lemon: 52,
  melon: 352,
  grapes: 282,
  plum: 332,
  clover: 132,
  laurel: 128,
  emerald: 152,
  ruby: 346,
  pumpkin: 27,
  cactus: 128,
  flame: 18,
  fox: 22,
  bear: 26,
  buffalo: 22,
  stag: 28,
  toucan: 32,
  seven: 352,
  badge: 205,
  chest: 22,
};

/** The palette with the symbol's own hue, if it has one. */
export function naturalPalette(motif: string, palette: Palette): Palette {
  const own = OWN_HUES[motif];
  return own === undefined ? palette : { ...palette, main: own + (palette.main % 9) - 4 };
}
