/**
 * Number of runs of a property: a tenth of `all` in a check before a merge, all with `TEST_RUNS=all`. Failures report
 * their seed.
 */
export function propertyRuns(all: number): number {
  return process.env.TEST_RUNS === 'all' ? all : Math.ceil(all / 10);
}
