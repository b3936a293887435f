import { Agent, request, type IncomingMessage } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

export interface OpenLoad {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

export interface Responses {
  /** Of a hundred responses the slowest, counted from when its request was due. Milliseconds. */
  p99: number;
  served: number;
  /** 503 with a time to come back. */
  refused: number;
  /** Refused without a time to come back, broken off, or failed in any other way. */
  wrong: number;
}

/**
 * Sends `rate` requests a second on average for so many seconds, however slow the responses are. They arrive as those of
 * visitors do who know nothing of each other: with gaps of random length, not all at the start of a second.
 */
export async function openLoad(load: OpenLoad, rate: number, seconds: number): Promise<Responses> {
  const agent = new Agent({ keepAlive: true });
  const latency = createHistogram();
  const counts = { served: 0, refused: 0, wrong: 0 };
  const pending = new Set<Promise<void>>();
  const begin = performance.now();
  for (let due = gap(rate); due < seconds * 1000; due += gap(rate)) {
    const early = begin + due - performance.now();
    if (early >= 1) await wait(early);
    const sent = send(load, agent)
      .then((outcome) => {
        counts[outcome] += 1;
        latency.record(Math.max(1, Math.round((performance.now() - begin - due) * 1000)));
      })
      .finally(() => pending.delete(sent));
    pending.add(sent);
  }
  await Promise.all(pending);
  agent.destroy();
  return { p99: latency.percentile(99) / 1000, ...counts };
}

/** Milliseconds to the next request: exponential, so that arrivals do not depend on each other. */
function gap(rate: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / rate;
}

function send({ url, method = 'GET', headers, body }: OpenLoad, agent: Agent) {
  return new Promise<'served' | 'refused' | 'wrong'>((resolve) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      response.on('end', () => resolve(outcomeOf(response)));
      response.on('error', () => resolve('wrong'));
      response.resume();
    });
    sent.on('error', () => resolve('wrong'));
    sent.end(body);
  });
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage) {
  if (statusCode === 503) return headers['retry-after'] === undefined ? 'wrong' : 'refused';
  return statusCode < 500 ? 'served' : 'wrong';
}
