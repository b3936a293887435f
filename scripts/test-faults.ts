/**
 * `npm run test:faults`: every fault of the back ends on every group of pages, and every fault of the browser in every
 * flow of a player. `--quick` takes a spread sample of the first, `--only=server` or `--only=client` one half.
 */
import { isQuick } from './lib/options';
import { printCells } from './lib/faults/matrix';
import { startFaultWorld } from './lib/faults/fault-world';
import { pageGroups } from './lib/faults/page-groups';
import { makePlayer, runServerFault, type Cell } from './lib/faults/server-cells';
import { SERVER_FAULTS } from './lib/faults/server-faults';

/** A fault in every so many is tried in the quick form. */
const QUICK_STEP = 9;

const args = process.argv.slice(2);
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const cells: Cell[] = [];
if (only !== 'client') cells.push(...(await serverCells()));
const failed = printCells(cells);
console.log(`${cells.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function serverCells(): Promise<Cell[]> {
  const world = await startFaultWorld();
  try {
    const groups = await pageGroups(world.platform);
    const player = await makePlayer(world);
    const faults = SERVER_FAULTS.filter((_, index) => !isQuick(args) || index % QUICK_STEP === 0);
    const made: Cell[] = [];
    for (const [index, fault] of faults.entries()) {
      made.push(...(await runServerFault(world, fault, groups, player, index % 2 === 0 ? 'en' : 'fr')));
    }
    return made;
  } finally {
    await world.stop();
  }
}
