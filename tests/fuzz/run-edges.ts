import { GROUPS } from './groups';

export interface EdgeCounts {
  inputs: number;
  threw: number;
  wrong: number;
}

/** Spreads the inputs over all edges by their shares, runs them and prints a line a group and a report a failure. */
export function runEdges(inputs: number, seed: number): EdgeCounts {
  const shares = Object.values(GROUPS)
    .flat()
    .reduce((sum, { share }) => sum + share, 0);
  const total: EdgeCounts = { inputs: 0, threw: 0, wrong: 0 };
  for (const [group, edges] of Object.entries(GROUPS)) {
    const startedAt = performance.now();
    const counts: EdgeCounts = { inputs: 0, threw: 0, wrong: 0 };
    for (const one of edges) {
      const outcome = one.run(Math.ceil((inputs * one.share) / shares), seed);
      counts.inputs += outcome.inputs;
      if (outcome.failure === null) continue;
      counts[outcome.failure.kind] += 1;
      console.log(`FAIL ${group}: ${one.name} (${outcome.failure.kind})\n${outcome.failure.report}\n`);
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${group.padEnd(12)} ${edges.length} edges, ${counts.inputs} inputs, ${counts.threw} threw, ${counts.wrong} wrong (${seconds} s)`,
    );
    total.inputs += counts.inputs;
    total.threw += counts.threw;
    total.wrong += counts.wrong;
  }
  return total;
}
