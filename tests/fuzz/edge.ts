import assert, { AssertionError } from 'node:assert/strict';
import fc from 'fast-check';

/** No pure function may keep the thread longer than this with one input. Milliseconds. */
const LONGEST_CALL_MS = 50;
/** A slow call is repeated before it counts: the machine may have been busy with something else. */
const REPEATS = 4;

/** What came of one edge: how many inputs it took, and how it failed, with the smallest input that fails. */
export interface EdgeOutcome {
  inputs: number;
  failure: { kind: 'threw' | 'wrong'; report: string } | null;
}

/** A pure function of the product under generated inputs, with a property every output must have. */
export interface Edge {
  name: string;
  /** Part of the inputs it gets, beside the other edges'; costly ones take less. */
  share: number;
  run(inputs: number, seed: number): EdgeOutcome;
}

/**
 * An edge with its property. `check` calls the product and asserts what must hold; an assertion that fails is a wrong
 * output, any other error counts as thrown by the product, and a call of more than 50 ms is wrong too.
 */
export function edge<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => void,
  share = 1,
): Edge {
  const property = fc.property(inputs, (input) => inTime(check, input));
  return {
    name,
    share,
    run(numRuns, seed) {
      const details = fc.check(property, { numRuns, seed });
      return { inputs: details.numRuns, failure: details.failed ? failureOf(details) : null };
    },
  };
}

function failureOf<Input>(details: fc.RunDetails<[Input]>): EdgeOutcome['failure'] {
  const error = 'errorInstance' in details ? details.errorInstance : null;
  const reason = error instanceof Error ? error.message : String(error);
  return {
    kind: error instanceof AssertionError ? 'wrong' : 'threw',
    report: `${fc.stringify(details.counterexample)}\n${reason}\nseed ${details.seed}, path ${details.counterexamplePath}`,
  };
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
