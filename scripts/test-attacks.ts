/**
 * `npm run test:attacks`: tries to break in, against the production build and the sandbox, and fails when anything gets
 * through. `--quick` tries fewer (half a minute); `--seed=…` repeats a run.
 */
import { startAttackWorld } from './lib/attacks/attack-world';
import { sharedCaches } from './lib/attacks/caches';
import { cmsScripts } from './lib/attacks/cms-scripts';
import { crossSiteCalls } from './lib/attacks/cross-site';
import { startEdge } from './lib/attacks/edge';
import { guardBypass } from './lib/attacks/guard-bypass';
import { redirects } from './lib/attacks/redirects';
import { secrets } from './lib/attacks/secrets';
import { slowBodies } from './lib/attacks/slow-bodies';
import { Tally } from './lib/attacks/tally';
import { upstreamProbes } from './lib/attacks/upstream';

const isQuick = process.argv.includes('--quick');
const seed =
  process.argv.find((word) => word.startsWith('--seed='))?.slice(7) ?? String(Date.now() % 1_000_000);
const tally = new Tally();
console.log(`seed ${seed}`);
redirects(tally, { seed, isQuick });
const world = await startAttackWorld();
const edge = await startEdge(world.site);
try {
  await guardBypass(world, tally, { seed, isQuick });
  await crossSiteCalls(world, tally, { isQuick });
  await slowBodies(world, tally, edge?.origin ?? null, { isQuick });
  await upstreamProbes(world, tally);
  await sharedCaches(world, tally, { isQuick });
  await secrets(world, tally);
  await cmsScripts(world, tally, { isQuick });
} finally {
  await edge?.stop();
  await world.stop();
}
const { passed, failed } = tally.print();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
