/**
 * `npm run test:attacks`: tries to break in, against the production build and the sandbox, and fails when anything gets
 * through. `--quick` tries fewer (half a minute); `--seed=…` repeats a run; `--only=guards,secrets` runs some of
 * the groups.
 */
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
import { isQuick, namesOption, optionText } from '../support/options';
import { Tally } from './tally';
import { upstreamProbes } from './upstream';

const GROUPS = {
  redirects,
  guards: guardBypass,
  crossSite: crossSiteCalls,
  slowBodies,
  madeUpSlugs,
  upstream: upstreamProbes,
  caches: sharedCaches,
  poisoning,
  refusals,
  previews: foreignPreviews,
  secrets,
  cmsScripts,
};

const only = namesOption(process.argv, 'only', Object.keys(GROUPS));
const seed = optionText(process.argv, 'seed') ?? String(Date.now() % 1_000_000);
const tally = new Tally();
console.log(`seed ${seed}`);
const world = await startAttackWorld();
const edge = await startEdge(world.site);
const way = { isQuick: isQuick(process.argv), seed, edge: edge?.origin ?? null };
try {
  for (const [name, attack] of Object.entries(GROUPS)) {
    if (only.includes(name)) await attack(world, tally, way);
  }
} finally {
  await edge?.stop();
  await world.stop();
}
const { passed, failed } = tally.print();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
