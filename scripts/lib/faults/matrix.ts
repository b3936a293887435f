import type { Cell } from './server-cells';

const NAME_WIDTH = 40;

/** Prints a line a fault with a mark a cell, then what failed, and gives the number of failed cells. */
export function printCells(cells: readonly Cell[]): number {
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  for (const fault of faults) {
    const own = cells.filter((cell) => cell.fault === fault);
    const marks = own.map(({ problems }) => (problems.length === 0 ? '.' : 'X')).join('');
    const struck = own.filter((cell) => cell.struck === null || cell.struck > 0).length;
    console.log(`${fault.padEnd(NAME_WIDTH)} ${marks}  ${own.length} cells, met by ${struck}`);
  }
  const failed = cells.filter(({ problems }) => problems.length > 0);
  for (const { fault, group, problems } of failed)
    console.log(`FAIL ${fault} | ${group}: ${problems.join('; ')}`);
  return failed.length;
}
