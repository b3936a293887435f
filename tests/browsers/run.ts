/**
 * `npm run test:browsers`: the product in Firefox and in WebKit, the engine of Safari, against the production build and the
 * sandbox: in each engine and language every flow, on a phone and on a desktop, and every page at both widths; without
 * an error or a warning in the console, and without sideways scrolling. Installs Debian's packages where they are missing.
 * `-- --only=firefox`, `-- --test=pages` run a part.
 */
import type { Browser } from './browser';
import { startFirefox } from './firefox';
import { TESTS, Visit } from './visit';
import { startWebKit } from './webkit';
import { LOCALES } from '../support/interface-texts';
import { namesOption } from '../support/options';
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { Report } from '../support/report';
import { startTestWorld, type TestWorld } from '../support/test-world';

const ENGINES = { firefox: startFirefox, webkit: startWebKit } as const;

const report = new Report();
const told = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function testEngine(engine: keyof typeof ENGINES, world: TestWorld): Promise<void> {
  let browser: Browser;
  try {
    browser = await ENGINES[engine]();
  } catch (error) {
    return report.check(engine, false, told(error));
  }
  report.group(browser.name);
  for (const locale of LOCALES) {
    const visit = new Visit(browser, world, locale);
    for (const name of tests) {
      const since = Date.now();
      const trouble = await TESTS[name]?.(visit).then(() => null, told);
      const detail = trouble ?? `${Math.round((Date.now() - since) / 1_000)} s`;
      report.check(`${engine.padEnd(8)} ${locale}  ${name}`, trouble === null, detail);
    }
  }
  await browser.stop();
}

const engines = namesOption(process.argv, 'only', Object.keys(ENGINES)) as (keyof typeof ENGINES)[];
const tests = namesOption(process.argv, 'test', Object.keys(TESTS));
await ensureBuilt();
const world = await startTestWorld();
try {
  for (const engine of engines) await testEngine(engine, world);
} finally {
  await world.stop();
}
process.exit(report.end());
