/**
 * `npm run test:browsers`: the product in Firefox and in WebKit, the engine of Safari, against the production build and
 * the sandbox: in each engine and language every flow, on a phone and on a desktop, and every page at both widths;
 * without an error or a warning in the console, and without sideways scrolling. Installs Debian's packages where they
 * are missing. `-- --only=firefox`, `-- --test=pages` run a part.
 */
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { LOCALES } from '../support/interface-texts';
import { namesOption } from '../support/options';
import type { Report } from '../support/report';
import { runCheck } from '../support/run-check';
import { startTestWorld, type TestWorld } from '../support/test-world';
import type { Browser } from './browser';
import { startFirefox } from './firefox';
import { TESTS, Visit } from './visit';
import { startWebKit } from './webkit';

const tests = namesOption(process.argv, 'test', Object.keys(TESTS));
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const inEngine =
  (engine: string, start: () => Promise<Browser>) => async (world: TestWorld, report: Report) => {
    const browser = await start();
    report.group(browser.name);
    for (const locale of LOCALES) {
      const visit = new Visit(browser, world, locale);
      for (const name of tests) {
        const since = Date.now();
        const trouble = await TESTS[name]?.(visit).then(() => null, messageOf);
        const detail = trouble ?? `${Math.round((Date.now() - since) / 1_000)} s`;
        report.check(`${engine.padEnd(8)} ${locale}  ${name}`, trouble === null, detail);
      }
    }
    await browser.stop();
  };

await ensureBuilt();
await runCheck({
  groups: { firefox: inEngine('firefox', startFirefox), webkit: inEngine('webkit', startWebKit) },
  start: () => startTestWorld(),
});
