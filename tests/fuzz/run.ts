/**
 * `npm run test:fuzz`: generated inputs on the pure functions at the product's edges, and raw requests to the production
 * server. `--quick` takes a tenth, `--seed=` repeats a run, `--inputs=` and `--requests=` set the numbers, 0 leaves out.
 */
import { isQuick, numberOption } from '../support/options';

const args = process.argv.slice(2);
/** A check before every merge says the same of the same code; the whole run looks elsewhere each time. */
const QUICK_SEED = 20_261_122;
const seed = numberOption(args, 'seed', isQuick(args) ? QUICK_SEED : Math.floor(Math.random() * 2 ** 31));
const inputs = numberOption(args, 'inputs', isQuick(args) ? 200_000 : 2_000_000);
const requests = numberOption(args, 'requests', isQuick(args) ? 3_000 : 50_000);

console.log(`seed ${seed}`);
const { passed, failed } = await total([...(inputs > 0 ? [edges] : []), ...(requests > 0 ? [http] : [])]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

interface Counts {
  passed: number;
  failed: number;
}

async function total(parts: readonly (() => Promise<Counts>)[]): Promise<Counts> {
  const sum: Counts = { passed: 0, failed: 0 };
  for (const part of parts) {
    const counts = await part();
    sum.passed += counts.passed;
    sum.failed += counts.failed;
  }
  return sum;
}

/**
 * The modules under test read the environment when they are loaded; no back end is asked. The site started afterwards
 * must not get these addresses: it would have no back ends.
 */
async function edges(): Promise<Counts> {
  const usual = { ...process.env };
  process.env.PLATFORM_URL ??= 'http://platform.invalid';
  process.env.CONTENT_URL ??= 'http://content.invalid';
  process.env.LOG_LEVEL ??= 'silent';
  const { runEdges } = await import('./run-edges');
  process.env = usual;
  const { inputs: taken, threw, wrong } = runEdges(inputs, seed);
  return { passed: taken - threw - wrong, failed: threw + wrong };
}

/** The site gets a sandbox of its own. */
async function http(): Promise<Counts> {
  const { runRequests } = await import('./run-requests');
  return runRequests(requests, seed);
}
