import { ADDRESS_EDGES } from './edges/addresses';
import { CONTENT_EDGES } from './edges/content';
import { FORM_EDGES } from './edges/forms';
import { GATEWAY_EDGES } from './edges/gateway';
import { MONEY_EDGES } from './edges/money';
import { PLATFORM_EDGES } from './edges/platform';
import { QUERY_EDGES } from './edges/queries';
import { SEO_EDGES } from './edges/seo';
import type { Edge } from './edge';

const GROUPS: Readonly<Record<string, readonly Edge[]>> = {
  addresses: ADDRESS_EDGES,
  queries: QUERY_EDGES,
  seo: SEO_EDGES,
  content: CONTENT_EDGES,
  platform: PLATFORM_EDGES,
  money: MONEY_EDGES,
  forms: FORM_EDGES,
  gateway: GATEWAY_EDGES,
};

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
