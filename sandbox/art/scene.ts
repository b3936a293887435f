import { HALL_SCENES } from './scenes-hall';
import { LAND_SCENES } from './scenes-land';
import { QUICK_SCENES } from './scenes-quick';
import { WONDER_SCENES } from './scenes-wonder';
import type { Stage } from './stage';

const SCENES: Readonly<Record<string, (stage: Stage) => string>> = {
  ...LAND_SCENES,
  ...WONDER_SCENES,
  ...HALL_SCENES,
  ...QUICK_SCENES,
};

/** Names of all backdrops. */
export const SCENE_NAMES: readonly string[] = Object.keys(SCENES);

/** The backdrop of a world, with no finer fractions than can be seen; empty for an unknown world. */
export function scene(theme: string, stage: Stage): string {
  const drawn = SCENES[theme]?.(stage) ?? '';
  return drawn.replace(/-?\d+\.\d+/g, (number) => {
    const value = Number(number);
    return String(Math.abs(value) > 12 ? Math.round(value) : Math.round(value * 10) / 10);
  });
}
