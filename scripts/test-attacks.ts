/**
 * `npm run test:attacks`: tries to break in, against the production build and the sandbox, and fails when anything gets
 * through. `--quick` tries fewer (half a minute); `--seed=…` repeats a run; `--only=…` runs the groups of that name.
 */
import { startAttackWorld } from './lib/attacks/attack-world';
import { sharedCaches } from './lib/attacks/caches';
import { cmsScripts } from './lib/attacks/cms-scripts';
import { crossSiteCalls } from './lib/attacks/cross-site';
import { startEdge } from './lib/attacks/edge';
import { guardBypass } from './lib/attacks/guard-bypass';
import { madeUpSlugs } from './lib/attacks/made-up-slugs';
import { poisoning } from './lib/attacks/poisoning';
import { foreignPreviews } from './lib/attacks/preview';
import { redirects } from './lib/attacks/redirects';
import { refusals } from './lib/attacks/refusals';
import { secrets } from './lib/attacks/secrets';
import { slowBodies } from './lib/attacks/slow-bodies';
import { Tally } from './lib/attacks/tally';
import { upstreamProbes } from './lib/attacks/upstream';

const isQuick = process.argv.includes('--quick');
const optionOf = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const seed = optionOf('seed') ?? String(Date.now() % 1_000_000);
const only = optionOf('only') ?? '';
const tally = new Tally();
console.log(`seed ${seed}`);
if ('redirects'.includes(only)) redirects(tally, { seed, isQuick });
const world = await startAttackWorld();
const edge = await startEdge(world.site);
const way = { isQuick, seed, edge: edge?.origin ?? null };
try {
  for (const [name, attack] of Object.entries({
    guards: () => guardBypass(world, tally, way),
    crossSite: () => crossSiteCalls(world, tally, way),
    slowBodies: () => slowBodies(world, tally, way),
    madeUpSlugs: () => madeUpSlugs(world, tally, way),
    upstream: () => upstreamProbes(world, tally),
    caches: () => sharedCaches(world, tally, way),
    poisoning: () => poisoning(world, tally, way),
    refusals: () => refusals(world, tally),
    previews: () => foreignPreviews(world, tally),
    secrets: () => secrets(world, tally),
    cmsScripts: () => cmsScripts(world, tally, way),
  })) {
    if (name.includes(only)) await attack();
  }
} finally {
  await edge?.stop();
  await world.stop();
}
const { passed, failed } = tally.print();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
