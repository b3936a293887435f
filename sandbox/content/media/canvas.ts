import type { Rgb } from './palette';
import { encodePng } from './png';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Shade = (x: number, y: number) => number;
type Colour = Rgb | ((x: number, y: number) => Rgb);

/** A picture painted pixel by pixel, each layer blended over the ones before. Places are in pixels. */
export class Canvas {
  private readonly colours: Float32Array;
  private readonly alpha: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.colours = new Float32Array(width * height * 3);
    this.alpha = new Float32Array(width * height);
  }

  /** Blends `colour` with the strength `shade` gives (0 to 1) at each pixel's middle, within `box` or everywhere. */
  paint(
    colour: Colour,
    shade: Shade,
    box: Box = { left: 0, top: 0, right: this.width, bottom: this.height },
  ): void {
    const right = Math.min(this.width, Math.ceil(box.right));
    const bottom = Math.min(this.height, Math.ceil(box.bottom));
    for (let row = Math.max(0, Math.floor(box.top)); row < bottom; row += 1) {
      for (let column = Math.max(0, Math.floor(box.left)); column < right; column += 1) {
        const strength = Math.min(1, shade(column + 0.5, row + 0.5));
        if (strength <= 0) continue;
        this.blend(
          row * this.width + column,
          typeof colour === 'function' ? colour(column, row) : colour,
          strength,
        );
      }
    }
  }

  toPng(): Buffer {
    const bytes = new Uint8Array(this.alpha.length * 4);
    for (let pixel = 0; pixel < this.alpha.length; pixel += 1) {
      const from = pixel * 3;
      const to = pixel * 4;
      bytes[to] = (this.colours[from] ?? 0) * 255 + 0.5;
      bytes[to + 1] = (this.colours[from + 1] ?? 0) * 255 + 0.5;
      bytes[to + 2] = (this.colours[from + 2] ?? 0) * 255 + 0.5;
      bytes[to + 3] = (this.alpha[pixel] ?? 0) * 255 + 0.5;
    }
    return encodePng(this.width, this.height, bytes);
  }

  private blend(pixel: number, colour: Rgb, strength: number): void {
    const under = this.alpha[pixel] ?? 0;
    const alpha = strength + under * (1 - strength);
    const at = pixel * 3;
    const share = strength / alpha;
    this.alpha[pixel] = alpha;
    this.colours[at] = (this.colours[at] ?? 0) * (1 - share) + colour[0] * share;
    this.colours[at + 1] = (this.colours[at + 1] ?? 0) * (1 - share) + colour[1] * share;
    this.colours[at + 2] = (this.colours[at + 2] ?? 0) * (1 - share) + colour[2] * share;
  }
}

/** Strength of a shape with a soft edge one pixel wide; `distance` is negative inside. */
export function filled(distance: number): number {
  return 0.5 - distance;
}

export function bounds(x: number, y: number, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}
