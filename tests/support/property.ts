import assert from 'node:assert/strict';
import fc from 'fast-check';
import { it } from 'vitest';
import { propertyRuns } from './property-runs';

/** Inputs of a property of usual cost when all are tried: those of all properties together come to two million. */
const INPUTS = 13_100;
/** A check before every merge says the same of the same code; with `TEST_RUNS=all` each run looks elsewhere. */
const FIXED_SEED = 20_261_122;
/** No pure function may keep the thread longer than this with one input. Milliseconds. */
const LONGEST_CALL_MS = 50;
/** A slow call is repeated before it counts: the machine may have been busy with something else. */
const REPEATS = 4;
const TEST_LIMIT_MS = 300_000;

/**
 * A test that a pure function keeps its property whatever it is given: `check` calls the product and asserts what must
 * hold, and no call may take more than 50 ms. What fails is reported with the smallest input, its seed and path.
 * @param share of the usual number of inputs: costly properties take less
 */
export function property<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => void,
  share = 1,
): void {
  it(name, { timeout: TEST_LIMIT_MS }, () => {
    fc.assert(
      fc.property(inputs, (input) => inTime(check, input)),
      {
        numRuns: propertyRuns(Math.ceil(INPUTS * share)),
        ...(process.env.TEST_RUNS !== 'all' && { seed: FIXED_SEED }),
      },
    );
  });
}

function inTime<Input>(check: (input: Input) => void, input: Input): void {
  let least = timeOf(check, input);
  for (let again = 0; least > LONGEST_CALL_MS && again < REPEATS; again += 1) {
    least = Math.min(least, timeOf(check, input));
  }
  assert.ok(least <= LONGEST_CALL_MS, `took ${Math.round(least)} ms`);
}

function timeOf<Input>(check: (input: Input) => void, input: Input): number {
  const startedAt = performance.now();
  check(input);
  return performance.now() - startedAt;
}

/** A text written for people holds nothing a program says when it lost a value. */
export function assertPlain(text: string, given = ''): void {
  for (const slip of ['NaN', 'undefined', '[object', 'Infinity']) {
    if (!given.includes(slip)) assert.ok(!text.includes(slip), `${slip} in ${JSON.stringify(text)}`);
  }
}
