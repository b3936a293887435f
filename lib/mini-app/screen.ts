import { isRecord } from '@/lib/is-record';

/** CSS custom properties by name. */
export type CssVariables = Readonly<Record<string, string>>;

export interface Insets {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const NO_INSETS: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

/** Insets in pixels as the messenger sends them; a missing or invalid side is 0. */
export function readInsets(data: unknown): Insets {
  const value = isRecord(data) ? data : {};
  const side = (name: keyof Insets) => (isLength(value[name]) ? value[name] : 0);
  return { top: side('top'), bottom: side('bottom'), left: side('left'), right: side('right') };
}

/** The four `--safe-…` that avoid the device's edges and the messenger's own buttons over the page. */
export function insetVariables(safe: Insets, content: Insets): CssVariables {
  return Object.fromEntries(
    SIDES.map((side) => [
      `--safe-${side}`,
      `max(env(safe-area-inset-${side}, 0px), ${safe[side] + content[side]}px)`,
    ]),
  );
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 10_000;
}
