/**
 * `npm run test:faults`: every fault of the back ends on every group of pages, every fault of the browser in every flow
 * of a player, and every kind of odd response on every group of pages in a narrow browser. `--quick` takes a spread
 * sample of the first; `--only=server`, `--only=client` or `--only=odd` takes one of the three.
 */
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { isQuick, optionText } from '../support/options';
import { runCheck } from '../support/run-check';
import { CLIENT_FAULTS } from './client-faults';
import { startFaultWorld, type FaultWorld } from './fault-world';
import { FLOWS } from './flows';
import { isFailed, printFault } from './matrix';
import { pageGroups, fallbackTitles } from './page-groups';
import { makePlayer, runServerFault, type Cell } from './server-cells';
import { SERVER_FAULTS } from './server-faults';

/** A fault in every so many is tried in the quick form. */
const QUICK_STEP = 9;

const args = process.argv.slice(2);
const inQuickForm = isQuick(args);
const parts = {
  server: serverCells,
  ...(!inQuickForm && { client: clientCells, odd: oddCells }),
};

await ensureBuilt();
await runCheck({
  groups: Object.fromEntries(
    Object.entries(parts).map(([name, cells]) => [
      name,
      async (world: FaultWorld, report) => {
        for (const cell of await cells(world)) report.count(!isFailed(cell));
      },
    ]),
  ),
  start: startFaultWorld,
  isFreshForEach: true,
});

async function clientCells(world: FaultWorld): Promise<Cell[]> {
  const { runClientCells } = await import('./client-cells');
  return runClientCells(world, named(CLIENT_FAULTS, 'fault'), named(FLOWS, 'flow'));
}

async function oddCells(world: FaultWorld): Promise<Cell[]> {
  const { runOddCells } = await import('./odd-cells');
  return runOddCells(world, {
    groups: await pageGroups(world.platform),
    player: await makePlayer(world),
    only: optionText(args, 'fault') ?? '',
  });
}

/** Those whose name has one of the words of `--fault=` or `--flow=` in it, commas between them; all without one. */
function named<Item extends { name: string }>(items: readonly Item[], option: string): Item[] {
  const given = optionText(args, option) ?? '';
  return items.filter(({ name }) => given.split(',').some((word) => name.includes(word)));
}

async function serverCells(world: FaultWorld): Promise<Cell[]> {
  const groups = await pageGroups(world.platform);
  const player = await makePlayer(world);
  const fallbacks = await fallbackTitles(world.content);
  const faults = named(SERVER_FAULTS, 'fault').filter((_, index) => !inQuickForm || index % QUICK_STEP === 0);
  const made: Cell[] = [];
  for (const [index, fault] of faults.entries()) {
    const firstLocale = index % 2 === 0 ? 'en' : 'fr';
    const row = await runServerFault(world, fault, { groups, player, fallbacks, firstLocale });
    printFault(row);
    made.push(...row);
  }
  return made;
}
