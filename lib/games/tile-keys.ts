/** Where a tile stands in a grid. */
interface TilePlace {
  index: number;
  columns: number;
  /** Tiles of the whole list, those outside of the document included. */
  count: number;
}

/** Index of the tile an arrow key, Home or End leads to; null where the key leads nowhere and stays the browser's. */
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

/** Down from above a shorter last row leads to its last tile. */
function lastRowTarget(index: number, columns: number, count: number): number {
  const isAboveLastRow = Math.floor(index / columns) < Math.floor((count - 1) / columns);
  return isAboveLastRow ? count - 1 : count;
}

/** Letters typed with longer pauses begin a new word. */
const TYPE_AHEAD_MS = 800;

/** Collects what is typed on a tile into the beginning of a name. */
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
 * Index of the next tile whose name begins with `text`, from `index` on and round again; null when there is none. The
 * tile itself stays chosen while its name still fits a longer text; a single letter goes on to the next one.
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
