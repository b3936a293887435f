interface TilePlace {
  index: number;
  columns: number;
  /** Tiles of the whole list, including those not rendered. */
  count: number;
}

/** Index of the tile an arrow key, Home or End moves to; null for other keys. */
export function keyTarget(key: string, { index, columns, count }: TilePlace): number | null {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns < count ? index + columns : lastRowTarget(index, columns, count),
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count || target === index ? null : target;
}

/** Moving down from above a shorter last row selects its last tile. */
function lastRowTarget(index: number, columns: number, count: number): number {
  const isAboveLastRow = Math.floor(index / columns) < Math.floor((count - 1) / columns);
  return isAboveLastRow ? count - 1 : count;
}

/** A longer pause between letters starts a new word. */
const TYPE_AHEAD_MS = 800;

/** Collects letters typed on a tile into the beginning of a name. */
export function createTypeAhead() {
  let text = '';
  let typedAt = Number.NEGATIVE_INFINITY;
  return (letter: string, now: number): string => {
    text = now - typedAt > TYPE_AHEAD_MS ? letter : text + letter;
    typedAt = now;
    return text;
  };
}

/**
 * Index of the next tile whose name begins with `text`, from `index` on and wrapping around; null for none. The
 * current tile stays while its name matches a longer text; a single letter moves on.
 */
export function typeAheadTarget(
  text: string,
  index: number,
  names: readonly (readonly [index: number, name: string])[],
): number | null {
  const wanted = fold(text);
  const from = wanted.length > 1 ? index : index + 1;
  const fitting = names.filter(([, name]) => fold(name).startsWith(wanted)).map(([place]) => place);
  return fitting.find((place) => place >= from) ?? fitting[0] ?? null;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
