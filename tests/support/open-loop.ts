import { createHistogram } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { responseText } from './response-text';

export interface OpenLoad {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Whether the response is as expected; by default any status below 500 is. */
  isRight?(status: number, text: string): boolean;
}

export interface Responses {
  /** 99th percentile of the response times, counted from when each request was due. Milliseconds. */
  p99: number;
  served: number;
  /** 503 with `Retry-After`. */
  refused: number;
  /** Refused without `Retry-After`, aborted, unexpected, or failed in any other way. */
  wrong: number;
  /** Not sent, because too many were pending. */
  unsent: number;
  /** Descriptions of the first few wrong ones. */
  examples: string[];
}

const LONGEST_MS = 60_000;
const MAX_EXAMPLES = 8;

/**
 * Sends `rate` requests a second on average for so many seconds, cycling through the given ones, however slow the
 * responses are: each pending one has its own connection, which takes a file handle and is what `mostPending` limits.
 * They arrive like those of independent visitors: with random gaps, not all at the start of a second.
 */
export async function openLoad(
  loads: readonly OpenLoad[],
  rate: number,
  seconds: number,
  mostPending = Infinity,
): Promise<Responses> {
  const agent = new Agent({
    headersTimeout: LONGEST_MS,
    bodyTimeout: LONGEST_MS,
    connect: { timeout: LONGEST_MS },
  });
  const latency = createHistogram();
  const responses: Responses = { p99: 0, served: 0, refused: 0, wrong: 0, unsent: 0, examples: [] };
  const pending = new Set<Promise<void>>();
  const begin = performance.now();
  let turn = 0;
  for (let due = gap(rate); due < seconds * 1000; due += gap(rate)) {
    const early = begin + due - performance.now();
    // Even a late generator still reads responses.
    await (early >= 1 ? wait(early) : nextTurn());
    const load = loads[turn++ % loads.length];
    if (load === undefined) break;
    if (pending.size >= mostPending) {
      responses.unsent += 1;
      continue;
    }
    const sent = send(load, agent, responses).finally(() => {
      latency.record(Math.max(1, Math.round((performance.now() - begin - due) * 1000)));
      pending.delete(sent);
    });
    pending.add(sent);
  }
  await Promise.all(pending);
  await agent.close();
  return { ...responses, p99: latency.percentile(99) / 1000 };
}

/** Milliseconds to the next request: exponential, so that arrivals are independent. */
function gap(rate: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / rate;
}

/** Sends one request and counts its outcome. */
async function send({ url, isRight = isServed, ...sent }: OpenLoad, dispatcher: Agent, counts: Responses) {
  try {
    const { statusCode, headers, body } = await request(url, { ...sent, dispatcher });
    const text = await responseText(body);
    if (isRight(statusCode, text)) counts.served += 1;
    else if (statusCode === 503 && headers['retry-after'] !== undefined) counts.refused += 1;
    else throw new Error(`${statusCode} ${text.slice(0, 100)}`);
  } catch (error) {
    counts.wrong += 1;
    if (counts.examples.length < MAX_EXAMPLES) counts.examples.push(`${url}: ${String(error)}`);
  }
}

function isServed(status: number): boolean {
  return status < 500;
}
