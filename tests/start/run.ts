/**
 * `npm run test:start`: starts the site by each of its npm commands on free ports, reads a page, and stops it by a signal to
 * npm alone; everything must end and the ports must be free. `-- --only=dev,serve` runs some of them. The content system
 * takes part when its packages are installed.
 */
import { checkCms } from './cms';
import { checkDev } from './dev';
import { checkServe, checkStart } from './production';
import { namesOption } from '../support/options';
import { Report } from '../support/report';

const CHECKS = { dev: checkDev, start: checkStart, serve: checkServe, cms: checkCms };

const only = namesOption(process.argv, 'only', Object.keys(CHECKS));

const report = new Report();
for (const [name, check] of Object.entries(CHECKS)) {
  if (!only.includes(name)) continue;
  try {
    await check(report);
  } catch (error) {
    report.check(`${name}: the check itself`, false, String(error));
  }
}
process.exit(report.end());
