import type { Cell } from './server-cells';

const NAME_WIDTH = 40;

/** Prints the line of one fault, a mark a cell, and what failed under it. */
export function printFault(cells: readonly Cell[]): void {
  const [first] = cells;
  if (first === undefined) return;
  const marks = cells.map(({ problems }) => (problems.length === 0 ? '.' : 'X')).join('');
  const met = cells.filter(({ struck }) => struck === null || struck > 0).length;
  console.log(`${first.fault.padEnd(NAME_WIDTH)} ${marks}  ${cells.length} cells, met by ${met}`);
  for (const { fault, group, problems } of cells.filter(isFailed)) {
    console.log(`FAIL ${fault} | ${group}: ${problems.join('; ')}`);
  }
}

export function isFailed({ problems }: Cell): boolean {
  return problems.length > 0;
}
