/**
 * `npm run test:start`: starts the site by each of its npm commands on free ports, reads a page, and stops it by a signal to
 * npm alone; everything must end and the ports must be free. `-- --only=dev,serve` runs some of them. The content system
 * takes part when its packages are installed.
 */
import { checkCms } from './lib/start/cms';
import { checkDev } from './lib/start/dev';
import { checkServe, checkStart } from './lib/start/production';
import { Report } from './lib/report';

const CHECKS = { dev: checkDev, start: checkStart, serve: checkServe, cms: checkCms };

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.filter((name) => !(name in CHECKS)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no command ${unknown.join(', ')}: choose of ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}

const report = new Report();
for (const [name, check] of Object.entries(CHECKS)) {
  if (only !== undefined && !only.includes(name)) continue;
  try {
    await check(report);
  } catch (error) {
    report.check(`${name}: the check itself`, false, String(error));
  }
}
process.exit(report.end());
