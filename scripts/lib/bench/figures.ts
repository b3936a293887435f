/** A goal of the benchmark with its measured values, one per run. */
export interface Figure {
  name: string;
  values: readonly number[];
  unit: string;
  /** The median must not be above (or below) this. */
  limit: number;
  isFloor?: boolean;
  /** Missing it fails the benchmark; other goals depend on the machine and are informative. */
  isBinding: boolean;
}

/** A figure without a goal. */
export function informative(name: string, values: readonly number[], unit: string): Figure {
  return { name, values, unit, limit: Number.POSITIVE_INFINITY, isBinding: false };
}

/** A binding goal that the median must not be above. */
export function ceiling(name: string, values: readonly number[], unit: string, limit: number): Figure {
  return { name, values, unit, limit, isBinding: true };
}

/** A binding goal that a count must not be below. */
export function floor(name: string, value: number, limit: number): Figure {
  return { name, values: [value], unit: '', limit, isFloor: true, isBinding: true };
}

/** A figure of several runs: name, value of a run, unit, limit if there is a goal, and whether that is a floor. */
export type Row<Run> = readonly [
  name: string,
  read: (run: Run) => number,
  unit: string,
  limit?: number | undefined,
  isFloor?: boolean,
];

/** The figures of a table; its goals bind unless told otherwise. */
export function figuresOf<Run>(
  runs: readonly Run[],
  rows: readonly Row<Run>[],
  areGoalsBinding = true,
): Figure[] {
  return rows.map(([name, read, unit, limit = Number.POSITIVE_INFINITY, isFloor = false]) => ({
    name,
    values: runs.map(read),
    unit,
    limit,
    isFloor,
    isBinding: areGoalsBinding && Number.isFinite(limit),
  }));
}

/** The results of so many runs, one after another. */
export async function inRuns<Run>(runs: number, measure: (run: number) => Promise<Run>): Promise<Run[]> {
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(run));
  return measured;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** An unmeasured figure counts as missed. */
export function isMet({ values, limit, isFloor = false }: Figure): boolean {
  const value = median(values);
  return isFloor ? value >= limit : value <= limit;
}

/** One line: whether the goal is met, median, range and goal. */
export function figureLine(figure: Figure): string {
  const { name, values, unit, limit, isFloor, isBinding } = figure;
  const word = isMet(figure) ? 'met   ' : 'MISSED';
  const range = `${shorten(Math.min(...values))} to ${shorten(Math.max(...values))}`;
  const goal = Number.isFinite(limit) ? `${isFloor ? 'at least' : 'at most'} ${shorten(limit)}${unit}` : '';
  const note = isBinding ? '' : '  (informative)';
  return `${word} ${name.padEnd(52)} ${`${shorten(median(values))}${unit}`.padStart(12)}   ${range.padEnd(18)} ${goal}${note}`;
}

/** Prints the figures as a table and the number of missed binding goals, and returns that number. */
export function printFigures(figures: readonly Figure[]): number {
  console.log(`       ${'figure'.padEnd(52)} ${'median'.padStart(12)}   ${'range'.padEnd(18)} goal`);
  for (const figure of figures) console.log(figureLine(figure));
  const missed = figures.filter((figure) => figure.isBinding && !isMet(figure)).length;
  console.log(missed === 0 ? 'All binding goals are met.' : `${missed} binding goals are missed.`);
  return missed;
}

const shorten = (value: number) => String(Number(value.toFixed(value < 10 ? 3 : 1)));

/** Share of frames that took longer than a limit, in per cent. */
export function slowShare(frames: readonly number[], limitMs: number): number {
  return frames.length === 0
    ? Number.NaN
    : (100 * frames.filter((ms) => ms > limitMs).length) / frames.length;
}

export function framesPerSecond(frames: readonly number[]): number {
  return (1_000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
}
