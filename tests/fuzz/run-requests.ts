import fc from 'fast-check';
import { startTestWorld } from '../support/test-world';
import { checkFixed } from './http/fixed';
import { rawRequest } from './http/generate';
import { faultOf, isRefusedForAWhile } from './http/judge';
import { watchLoop } from './http/loop-probe';
import { sendRawOnwards, type RawRequest } from './http/raw';

const AT_ONCE = 8;
const BATCH = 1_000;
/**
 * Longest a plain request beside the others may wait; a shared machine stalls, so only a standstill fails.
 * Milliseconds.
 */
const STANDSTILL_MS = 10_000;
const GOAL_MS = 250;
const SHOWN_FAULTS = 20;
/** Next.js marks errors with a cross, and at its start also the experiments that are switched off. */
const SERVER_TROUBLE =
  /unhandled ?rejection|uncaught ?exception|heap out of memory|middleware-step-failed|⨯(?! (?:isrFlushToDisk|prefetchInlining)$)/i;

interface Tally {
  sent: number;
  faults: string[];
  /** Refused for a while with `Retry-After`. */
  later: number;
  groups: Map<string, number>;
  statuses: Map<number, number>;
}

/**
 * Sends generated requests to the production server and judges every response: none of 5xx, none that hangs, nothing of
 * the server's inside; afterwards the server still runs and has said of no error it did not expect.
 */
export async function runRequests(count: number, seed: number): Promise<{ passed: number; failed: number }> {
  const said: string[] = [];
  const world = await startTestWorld({}, (line) => void (SERVER_TROUBLE.test(line) && said.push(line)));
  const port = Number(new URL(world.site).port);
  const loop = watchLoop(`${world.site}/build-version`);
  const tally: Tally = { sent: 0, faults: [], later: 0, groups: new Map(), statuses: new Map() };
  try {
    for (let at = 0; at < count; at += BATCH) {
      const batch = fc.sample(rawRequest, { numRuns: Math.min(BATCH, count - at), seed: seed + at });
      await sendAll(port, batch, tally);
    }
    const longestMs = loop.stop();
    const fixed = await checkFixed(port);
    if (!(await isUp(world.site))) tally.faults.push('the server no longer responds');
    if (world.hasEnded()) tally.faults.push('the server has ended');
    if (longestMs > STANDSTILL_MS) tally.faults.push(`a plain request waited ${longestMs} ms`);
    printSummary(tally, fixed, longestMs, said);
    const failed = tally.faults.length + fixed.faults.length + said.length;
    return { passed: tally.sent + fixed.checked - fixed.faults.length, failed };
  } finally {
    loop.stop();
    await world.stop();
  }
}

async function sendAll(port: number, batch: readonly RawRequest[], tally: Tally): Promise<void> {
  const waiting = [...batch];
  const lane = async () => {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      const response = await sendRawOnwards(port, request);
      count(tally.groups, request.group);
      count(tally.statuses, response.status);
      tally.sent += 1;
      if (isRefusedForAWhile(response)) tally.later += 1;
      const fault = faultOf(request, response);
      if (fault !== null)
        tally.faults.push(
          `${request.group}: ${fault}\n  ${JSON.stringify(request.bytes.toString('latin1').slice(0, 400))}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

async function isUp(site: string): Promise<boolean> {
  const response = await fetch(site).catch(() => null);
  return response?.status === 200;
}

function printSummary(
  tally: Tally,
  fixed: Awaited<ReturnType<typeof checkFixed>>,
  longestMs: number,
  said: readonly string[],
): void {
  for (const [group, number] of tally.groups) console.log(`${group.padEnd(22)} ${number} requests`);
  const statuses = [...tally.statuses].sort(([one], [other]) => one - other);
  console.log(
    `responses: ${statuses.map(([status, number]) => `${status || 'closed'} ${number}`).join(', ')}`,
  );
  console.log(`exact responses        ${fixed.checked} checked, ${fixed.faults.length} wrong`);
  console.log(
    `longest wait beside    ${longestMs} ms (goal ${GOAL_MS})${longestMs > GOAL_MS ? ' MISSED' : ''}`,
  );
  for (const fault of [...fixed.faults, ...tally.faults].slice(0, SHOWN_FAULTS)) console.log(`FAIL ${fault}`);
  for (const line of said.slice(0, SHOWN_FAULTS)) console.log(`FAIL the server said: ${line.slice(0, 500)}`);
  console.log(
    `requests: ${tally.sent} sent, ${tally.later} refused for a while, ${tally.faults.length} failed`,
  );
}
