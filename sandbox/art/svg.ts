import { hashText } from '../world/random';

/** Fills every drawing defines for its motifs: main colour, second colour, gold, ivory and dark. */
export const M = 'url(#m)';
export const B = 'url(#b)';
export const K = 'url(#k)';
export const N = 'url(#n)';
export const D = 'url(#d)';

/** Translucent light and shade, for shine and depth. */
export const SHINE = '#fff6';
export const SHADE = '#0006';
export const INK = '#103';

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${compact(d)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** Path data without the blanks and zeros it can do without. */
function compact(d: string): string {
  return d.replace(/ -/g, '-').replace(/(^|[^\d.])0\.(?=\d)/g, '$1.');
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${compact(d)}" fill="none" stroke="${stroke}" stroke-width="${width}"${more === '' ? '' : ` ${more}`}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  const place = `${x === 0 ? '' : ` x="${x}"`}${y === 0 ? '' : ` y="${y}"`}`;
  const corner = r === 0 ? '' : ` rx="${r}"`;
  return `<rect${place} width="${w}" height="${h}"${corner} fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** Outline of `stroke` round a shape, for the `more` of the helpers above. */
export function rim(stroke: string, width: number): string {
  return `stroke="${stroke}" stroke-width="${width}"`;
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** The part and its mirror image across the vertical axis. */
export function mirrored(part: string): string {
  return `${part}<g transform="scale(-1 1)">${part}</g>`;
}

/** Copies of a part turned round the centre. Long parts are written once and referred to, which keeps files small. */
export function turned(part: string, count: number, start = 0): string {
  const angles = Array.from({ length: count }, (_, index) => round(start + (360 / count) * index));
  if (part.length < 56) return angles.map((angle) => `<g transform="rotate(${angle})">${part}</g>`).join('');
  const id = `t${hashText(`${part}${count}${start}`).toString(36)}`;
  const copies = angles
    .slice(1)
    .map((angle) => `<use href="#${id}" transform="rotate(${round(angle - start)})"/>`);
  return `<g transform="rotate(${start})"><g id="${id}">${part}</g>${copies.join('')}</g>`;
}

/** Points of a star with `tips` tips as a path. */
export function starPath(tips: number, outer: number, inner: number): string {
  const points = Array.from({ length: tips * 2 }, (_, index) => {
    const angle = (Math.PI * index) / tips - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${points.join('L')}z`;
}

/** One decimal is finer than a pixel of any size these are shown at. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A picture that fills whatever box the page gives it: where the shapes differ its edges are cut off. */
export function svgPicture(width: number, height: number, ...parts: string[]): string {
  return svgDocument(width, height, ...parts).replace(
    ' viewBox',
    ' preserveAspectRatio="xMidYMid slice" viewBox',
  );
}

export function svgDocument(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`;
}
