import assert from 'node:assert/strict';
import fc from 'fast-check';
import { it } from 'vitest';
import { propertyRuns } from './property-runs';

/** Inputs of a property of usual cost in a full run: all properties together have two million. */
const INPUTS = 13_100;
/** A check before a merge gives the same result for the same code; with `TEST_RUNS=all` each run uses other inputs. */
const FIXED_SEED = 20_261_122;
/** No pure function may block the thread longer than this for one input. Milliseconds. */
const LONGEST_CALL_MS = 50;
/** A slow call is repeated before it counts: the machine may have been busy. */
const REPEATS = 4;
const TEST_LIMIT_MS = 300_000;

/**
 * Tests that a pure function has a property for any input: `check` calls the product and asserts the property, and no
 * call may take more than 50 ms. A failure is reported with the smallest input, its seed and path.
 * @param share of the usual number of inputs: costly properties use less
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

/** Asserts that a text for people contains no artefacts of a missing value. */
export function assertPlain(text: string, given = ''): void {
  for (const slip of ['NaN', 'undefined', '[object', 'Infinity']) {
    if (!given.includes(slip)) assert.ok(!text.includes(slip), `${slip} in ${JSON.stringify(text)}`);
  }
}
