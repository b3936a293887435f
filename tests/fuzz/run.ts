/**
 * `npm run test:fuzz`: generated raw requests to the production server, none of which may get 5xx, hang or reveal
 * anything of the inside. `--quick` takes a tenth, `--seed=` repeats a run, `--requests=` sets the number. Generated
 * inputs of pure functions are properties beside the code (`tests/support/property.ts`).
 */
import { isQuick, numberOption } from '../support/options';
import { runRequests } from './run-requests';

const args = process.argv.slice(2);
/** A check before every merge says the same of the same code; the whole run looks elsewhere each time. */
const QUICK_SEED = 20_261_122;
const seed = numberOption(args, 'seed', isQuick(args) ? QUICK_SEED : Math.floor(Math.random() * 2 ** 31));
const requests = numberOption(args, 'requests', isQuick(args) ? 3_000 : 50_000);

console.log(`seed ${seed}`);
const { passed, failed } = await runRequests(requests, seed);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
