import { isRecord } from '@/lib/is-record';
import type { ThemeParams } from './launch';

/** CSS custom properties by name. */
export type CssVariables = Readonly<Record<string, string>>;

/** `bg_color` → `--tg-theme-bg-color`. */
export function themeVariables(theme: ThemeParams): CssVariables {
  return Object.fromEntries(
    Object.entries(theme).map(([name, colour]) => [`--tg-theme-${name.replaceAll('_', '-')}`, colour]),
  );
}

/** Height of the messenger's viewport in pixels; the stable one ignores dragging. Empty for invalid data. */
export function viewportVariables(data: unknown): CssVariables {
  if (!isRecord(data) || !isLength(data.height)) return {};
  const height = `${data.height}px`;
  return {
    '--tg-viewport-height': height,
    ...(data.is_state_stable === false ? {} : { '--tg-viewport-stable-height': height }),
  };
}

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

/**
 * The messenger's insets as its own CSS variables, and as ours: the four `--safe-…` avoid the device's edges and the
 * messenger's own buttons over the page.
 */
export function insetVariables(safe: Insets, content: Insets): CssVariables {
  const own = (prefix: string, insets: Insets) =>
    Object.entries(insets).map(([side, pixels]) => [`--tg-${prefix}-inset-${side}`, `${pixels}px`]);
  return {
    ...Object.fromEntries([...own('safe-area', safe), ...own('content-safe-area', content)]),
    ...Object.fromEntries(
      SIDES.map((side) => [
        `--safe-${side}`,
        `max(env(safe-area-inset-${side}, 0px), ${safe[side] + content[side]}px)`,
      ]),
    ),
  };
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 10_000;
}
