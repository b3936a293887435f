/**
 * `npm run test:more -- soak`: one instance of the production build and the sandbox. `--only=` takes parts: `overload`
 * (`OVERLOAD_SECONDS`, 60), `steady` (`SOAK_SECONDS`, 600; 100 requests a second at least), `browser`.
 */
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { runCheck } from '../support/run-check';
import { checkBrowser } from './browser';
import { checkOverload } from './overload';
import { startSoakWorld } from './soak-world';
import { checkSteadyLoad } from './steady';

await ensureBuilt();
await runCheck({
  groups: { overload: checkOverload, steady: checkSteadyLoad, browser: checkBrowser },
  start: startSoakWorld,
  isFreshForEach: true,
});
