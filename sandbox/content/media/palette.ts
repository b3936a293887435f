/** The brand's colours: deep midnight with one warm gold. */
export const PALETTE = {
  night: '#070a18',
  midnight: '#0f1430',
  dusk: '#1d2452',
  haze: '#3b3f86',
  gold: '#f5b942',
  goldLight: '#ffe3a1',
  goldDeep: '#b9741a',
  ink: '#c8c1d4',
} as const;

/** Red, green and blue, each 0 to 1. */
export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = Math.min(1, Math.max(0, share));
  return [
    from[0] + (to[0] - from[0]) * at,
    from[1] + (to[1] - from[1]) * at,
    from[2] + (to[2] - from[2]) * at,
  ];
}
