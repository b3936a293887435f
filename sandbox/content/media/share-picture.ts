import { Canvas } from './canvas';
import { paintWordmark } from './paint-mark';
import { mix, PALETTE, rgb, type Rgb } from './palette';
import { paintArches, paintDoorway, paintReels, paintSunburst } from './share-motifs';
import { wordmarkWidth } from './wordmark';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MOTIFS = { home: paintArches, games: paintReels, offers: paintSunburst, info: paintDoorway } as const;

export type ShareMotif = keyof typeof MOTIFS;

const NAME_LEFT = 92;
const NAME_HEIGHT = 74;
const NAME_TOP = 268;

/** Picture shown where a page is shared: the brand's name over a night sky, with the motif to the right. PNG, 1200 by 630. */
export function sharePicture(motif: ShareMotif): Buffer {
  const canvas = new Canvas(SHARE_WIDTH, SHARE_HEIGHT);
  canvas.paint(nightSky, () => 1);
  MOTIFS[motif](canvas);
  paintWordmark(canvas, NAME_LEFT, NAME_TOP, NAME_HEIGHT);
  paintRule(canvas);
  return canvas.toPng();
}

const NIGHT = rgb(PALETTE.night);
const DUSK = rgb(PALETTE.dusk);
const HAZE = rgb(PALETTE.haze);
const GLOW = rgb(PALETTE.goldDeep);

/** The sky's colour: dusk below, bands of northern light above, a warm glow where the sun comes up. */
function nightSky(x: number, y: number): Rgb {
  const fall = y / SHARE_HEIGHT;
  let colour = mix(NIGHT, DUSK, fall ** 1.4 * 0.9);
  for (let band = 0; band < 3 && y < SHARE_HEIGHT * 0.75; band += 1) {
    const middle = 110 + band * 95 + Math.sin(x / 190 + band * 1.9) * 46;
    const light =
      Math.exp(-(((y - middle) / (44 + band * 16)) ** 2)) * (0.2 + 0.12 * Math.sin(x / 310 + band));
    colour = mix(colour, HAZE, light);
  }
  return mix(colour, GLOW, Math.exp(-(((x - 880) / 330) ** 2 + ((y - 460) / 210) ** 2)) * 0.42);
}

function paintRule(canvas: Canvas): void {
  const left = NAME_LEFT - 4;
  const right = left + wordmarkWidth(NAME_HEIGHT) + 8;
  const top = NAME_TOP + NAME_HEIGHT + 44;
  canvas.paint(rgb(PALETTE.gold), (x) => 1 - (x - left) / (right - left), {
    left,
    top,
    right,
    bottom: top + 3,
  });
}
