/**
 * `npm run test:faults`: every fault of the back ends on every group of pages, every fault of the browser in every flow
 * of a player, and every kind of odd answer on every group of pages in a narrow browser. `--quick` takes a spread sample
 * of the first; `--only=server`, `--only=client` or `--only=odd` takes one of the three.
 */
import { isQuick, namesOption, optionText } from '../support/options';
import { isFailed, printFault } from './matrix';
import { CLIENT_FAULTS } from './client-faults';
import { FLOWS } from './flows';
import { startFaultWorld } from './fault-world';
import { pageGroups, standInTitles } from './page-groups';
import { makePlayer, runServerFault, type Cell } from './server-cells';
import { SERVER_FAULTS } from './server-faults';
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';

/** A fault in every so many is tried in the quick form. */
const QUICK_STEP = 9;

const args = process.argv.slice(2);
const only = namesOption(args, 'only', ['server', 'client', 'odd']);
await ensureBuilt();
const cells: Cell[] = [];
if (only.includes('server')) cells.push(...(await serverCells()));
if (only.includes('client') && !isQuick(args)) cells.push(...(await clientCells()));
if (only.includes('odd') && !isQuick(args)) cells.push(...(await oddCells()));
const failed = cells.filter(isFailed).length;
console.log(`${cells.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function clientCells(): Promise<Cell[]> {
  const { runClientCells } = await import('./client-cells');
  const world = await startFaultWorld();
  try {
    return await runClientCells(world, named(CLIENT_FAULTS, 'fault'), named(FLOWS, 'flow'));
  } finally {
    await world.stop();
  }
}

async function oddCells(): Promise<Cell[]> {
  const { runOddCells } = await import('./odd-cells');
  const world = await startFaultWorld();
  try {
    const groups = await pageGroups(world.platform);
    return await runOddCells(world, {
      groups,
      player: await makePlayer(world),
      only: optionText(args, 'fault') ?? '',
    });
  } finally {
    await world.stop();
  }
}

/** Those whose name has one of the words of `--fault=` or `--flow=` in it, commas between them; all without one. */
function named<Item extends { name: string }>(items: readonly Item[], option: string): Item[] {
  const given = optionText(args, option) ?? '';
  return items.filter(({ name }) => given.split(',').some((word) => name.includes(word)));
}

async function serverCells(): Promise<Cell[]> {
  const world = await startFaultWorld();
  try {
    const groups = await pageGroups(world.platform);
    const player = await makePlayer(world);
    const standIns = await standInTitles(world.content);
    const faults = named(SERVER_FAULTS, 'fault').filter(
      (_, index) => !isQuick(args) || index % QUICK_STEP === 0,
    );
    const made: Cell[] = [];
    for (const [index, fault] of faults.entries()) {
      const firstLocale = index % 2 === 0 ? 'en' : 'fr';
      const row = await runServerFault(world, fault, { groups, player, standIns, firstLocale });
      printFault(row);
      made.push(...row);
    }
    return made;
  } finally {
    await world.stop();
  }
}
