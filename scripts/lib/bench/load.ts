import type { SpawnOptions } from 'node:child_process';
import autocannon from 'autocannon';
import { processAtPort, processorMs } from '../../../tests/support/processes';
import { Program } from '../../../tests/support/programs';
import { waitForResponse } from '../ports.mjs';

export const CONNECTIONS = 32;
/** As browsers send it: the product compresses such pages with brotli, Next.js with gzip. */
export const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' };
/** Of a server to compare with only the errors are printed. */
export const SERVER: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
const WARM_SECONDS = 3;
const MEASURED_SECONDS = 4;
const START_LIMIT_MS = 30_000;

export interface Load {
  processorMs: number;
  perSecond: number;
  p99: number;
  /** Of one response as sent, headers included. */
  bytes: number;
}

/** The process that serves a URL of this machine. */
export const pidOf = (url: string): number => processAtPort(Number(new URL(url).port));

/** Sends as many requests as a server handles, and measures the cost of each to the process `pid`; none may fail. */
export async function load(
  url: string,
  headers: Record<string, string> = {},
  pid = pidOf(url),
): Promise<Load> {
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
    bytes: result.throughput.total / served,
  };
}

/** Starts a server to compare with. @throws when it does not respond at `url` in time */
export async function startServer(
  url: string,
  command: string,
  args: readonly string[],
  options: SpawnOptions = SERVER,
): Promise<Program> {
  const program = new Program(command, args, options);
  if (!(await waitForResponse(url, START_LIMIT_MS)))
    throw new Error(`${command} does not respond at ${url}.`);
  return program;
}
