/**
 * `npm run soak`: one instance of the production build and the sandbox. Without a flag all parts run, else those named:
 * `--overload` (`OVERLOAD_SECONDS`, 60), `--steady` (`SOAK_SECONDS`, 600; 100 requests a second at least), `--browser`.
 */
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { Report } from '../support/report';
import { checkBrowser } from './browser';
import { checkOverload } from './overload';
import { startSoakWorld } from './soak-world';
import { checkSteadyLoad } from './steady';

const PARTS = { overload: checkOverload, steady: checkSteadyLoad, browser: checkBrowser };

const named = Object.entries(PARTS).filter(([name]) => process.argv.includes(`--${name}`));
const report = new Report();
await ensureBuilt();
for (const [name, check] of named.length > 0 ? named : Object.entries(PARTS)) {
  const world = await startSoakWorld();
  try {
    await check(world, report);
  } catch (error) {
    report.check(`${name}: the check itself`, false, String(error));
  } finally {
    await world.stop();
  }
}
process.exit(report.end());
