import autocannon from 'autocannon';
import { processorMs } from '../../../tests/support/processes';

export const CONNECTIONS = 32;
const WARM_SECONDS = 3;
const MEASURED_SECONDS = 4;

export interface Load {
  processorMs: number;
  perSecond: number;
  p99: number;
}

/** Sends as many requests as a server handles, and measures the cost of each to the process `pid`; none may fail. */
export async function load(url: string, pid: number, headers: Record<string, string> = {}): Promise<Load> {
  const options = { url, connections: CONNECTIONS, headers };
  await autocannon({ ...options, duration: WARM_SECONDS });
  const before = processorMs(pid);
  const result = await autocannon({ ...options, duration: MEASURED_SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} responses were no pages.`);
  const served = result.requests.total;
  return {
    processorMs: (processorMs(pid) - before) / served,
    perSecond: served / MEASURED_SECONDS,
    p99: result.latency.p99,
  };
}
