/**
 * `npm run test:attacks`: tries to break in, against the production build and the sandbox, and fails when anything gets
 * through. `--quick` tries fewer, the same each time (half a minute); `--seed=…` repeats a run; `--only=guards,secrets`
 * runs some of the groups.
 */
import { isQuick, optionText } from '../support/options';
import { runCheck } from '../support/run-check';
import { startAttackWorld } from './attack-world';
import { sharedCaches } from './caches';
import { cmsScripts } from './cms-scripts';
import { crossSiteCalls } from './cross-site';
import { startEdge } from './edge';
import { guardBypass } from './guard-bypass';
import { madeUpSlugs } from './made-up-slugs';
import { poisoning } from './poisoning';
import { foreignPreviews } from './preview';
import { redirects } from './redirects';
import { refusals } from './refusals';
import { secrets } from './secrets';
import { slowBodies } from './slow-bodies';
import { upstreamProbes } from './upstream';

/** A check before every merge says the same of the same code; the whole run looks elsewhere each time. */
const QUICK_SEED = '261122';
const anySeed = () => String(Date.now() % 1_000_000);
const seed = optionText(process.argv, 'seed') ?? (isQuick(process.argv) ? QUICK_SEED : anySeed());
console.log(`seed ${seed}`);
const options = { isQuick: isQuick(process.argv), seed };

await runCheck({
  groups: {
    redirects: async (world, report) => redirects(world, report, options),
    guards: (world, report) => guardBypass(world, report, options),
    crossSite: (world, report) => crossSiteCalls(world, report, options),
    slowBodies: (world, report) => slowBodies(world, report, { ...options, edge: world.edge }),
    madeUpSlugs: (world, report) => madeUpSlugs(world, report, { ...options, edge: world.edge }),
    upstream: upstreamProbes,
    caches: (world, report) => sharedCaches(world, report, options),
    poisoning: (world, report) => poisoning(world, report, { ...options, edge: world.edge }),
    refusals,
    previews: foreignPreviews,
    secrets,
    cmsScripts: (world, report) => cmsScripts(world, report, options),
  },
  async start() {
    const world = await startAttackWorld();
    const edge = await startEdge(world.site);
    return {
      ...world,
      edge: edge?.origin ?? null,
      async stop() {
        await edge?.stop();
        await world.stop();
      },
    };
  },
});
