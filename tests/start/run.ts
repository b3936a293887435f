/**
 * `npm run test:more -- start`: starts the site by each of its npm commands on free ports, reads a page, and stops it by a
 * signal to npm alone; everything must end and the ports must be free. `--only=dev,serve` runs some of them; `interrupt`
 * is `npm run dev` stopped by Ctrl-C. The content system takes part when its packages are installed.
 */
import { noWorld, runCheck } from '../support/run-check';
import { checkCms } from './cms';
import { checkDev, checkInterruptedDev } from './dev';
import { checkServe, checkStart } from './production';

await runCheck({
  groups: {
    dev: (_, report) => checkDev(report),
    interrupt: (_, report) => checkInterruptedDev(report),
    start: (_, report) => checkStart(report),
    serve: (_, report) => checkServe(report),
    cms: (_, report) => checkCms(report),
  },
  start: noWorld,
});
