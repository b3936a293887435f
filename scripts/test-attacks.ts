/**
 * `npm run test:attacks`: tries to break in, against the production build and the sandbox, and fails when anything gets
 * through. `--quick` tries fewer (half a minute); `--seed=…` repeats a run; `--only=guards,secrets` runs some of
 * the groups.
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
import { isQuick, namesOption, optionText } from './lib/options';
import { Tally } from './lib/attacks/tally';
import { upstreamProbes } from './lib/attacks/upstream';

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
