import { PlatformError } from '@/lib/platform/error';
import type { PlatformClient } from '@/lib/platform/client';
import { isAboutAll, isOutcomeUnknown, isOwnFailure } from '@/lib/platform/outcome';
import { getPaymentHistory } from './api';
import { attemptsOf, isOthers, openAttempt, sameDone, type Attempt, type Intention } from './attempts';
import { findLostPayments, isRefusedStatus, newestId, pollWaitMs } from './rules';
import type { PaymentRecord } from './schema';
import { reportDeposit } from './report-deposit';

export interface SubmissionTools {
  call: PlatformClient['call'];
  /** Every payment attempt stored in this browser, shared by all its tabs. */
  memory: { read(): readonly unknown[]; write(attempts: readonly Attempt[]): void };
  /** Uid of the browser's current session; null where that cannot be read, 0 for a guest. */
  here(): Promise<number | null>;
  /** Runs one task at a time across all tabs; null when another one is running. */
  alone<Result>(run: () => Promise<Result>): Promise<{ result: Result } | null>;
  /** Milliseconds since the epoch. */
  now(): number;
  newKey(): string;
}

/** The outcome of an intention. Only `made` and `unknown` reached the platform. */
export type Submission<Result> =
  | { kind: 'made'; result: Result }
  /** No response tells what happened. */
  | { kind: 'unknown'; attempt: Attempt }
  /** Another tab is sending a payment right now. */
  | { kind: 'busy' }
  /** An earlier payment of the same kind must be resolved first. */
  | { kind: 'open'; attempt: Attempt }
  /** The same payment was made minutes ago, and the player has not confirmed another one. */
  | { kind: 'repeat'; attempt: Attempt }
  /** The site cannot be reached, or the browser now has the session of another player, whose money it would be. */
  | { kind: 'unreachable' | 'otherPlayer' };

interface SendOptions<Result> {
  /** The player knows that the same payment was made minutes ago and wants another one. */
  isRepeatWanted?: boolean;
  /** The newest payment the page knows, used when the history cannot be read now. */
  knownNewestId?: string | null | undefined;
  send(): Promise<Result>;
  idOf(result: Result): string;
  /** Whether a response says that the payment failed: another one would repeat nothing. */
  isRefused?(result: Result): boolean;
  /** Aborted when the player leaves; what is not sent by then never is. */
  signal?: AbortSignal;
}

/** How many of the newest payments are searched for a lost one. */
const SEARCH_COUNT = 20;

/**
 * Sends a money call once (R-CASH-02, R-CASH-03; decision 0014): one tab at a time, not while an earlier one has no
 * response, stored before it is sent, never retried.
 * @throws PlatformError when the platform refused it, or failed and the history does not contain it: nothing was
 * carried out and nothing is stored; the signal's reason when the player left before it was sent.
 */
export async function submitOnce<Result>(
  tools: SubmissionTools,
  wanted: Intention,
  options: SendOptions<Result>,
): Promise<Submission<Result>> {
  const run = await tools.alone(() => sendAlone(tools, wanted, options));
  return run === null ? { kind: 'busy' } : run.result;
}

async function sendAlone<Result>(
  tools: SubmissionTools,
  wanted: Intention,
  options: SendOptions<Result>,
): Promise<Submission<Result>> {
  const { isRepeatWanted = false, knownNewestId, signal } = options;
  const stored = attemptsOf(tools.memory.read(), wanted.uid, tools.now());
  const open = openAttempt(stored, wanted);
  // This tab holds the lock, so an attempt still marked `sending` comes from a tab that was closed.
  if (open) return { kind: 'open', attempt: keep(tools, { ...open, state: 'unknown' }) };

  const [before, here] = await Promise.all([readBefore(tools, wanted), tools.here()]);
  signal?.throwIfAborted();
  if (before === 'unreachable') return { kind: before };
  if (isOthers(here, wanted)) return { kind: 'otherPlayer' };
  const same = isRepeatWanted ? undefined : sameDone(stored, wanted);
  if (same && !isFailed(before, same)) return { kind: 'repeat', attempt: same };

  const attempt = keep(tools, {
    ...wanted,
    key: tools.newKey(),
    newestId: before === null ? knownNewestId : newestId(before),
    at: tools.now(),
    state: 'sending',
  });
  return sendAttempt(tools, attempt, options);
}

async function sendAttempt<Result>(
  tools: SubmissionTools,
  attempt: Attempt,
  { send, idOf, isRefused }: SendOptions<Result>,
): Promise<Submission<Result>> {
  try {
    const result = await send();
    if (isRefused?.(result)) forget(tools, attempt);
    else finish(tools, attempt, idOf(result));
    return { kind: 'made', result };
  } catch (error) {
    if (isOutcomeUnknown(error)) {
      const unknown = keep(tools, { ...attempt, state: 'unknown' });
      if (!isOwnFailure(error) || (await mayBeThere(tools, unknown))) {
        return { kind: 'unknown', attempt: unknown };
      }
    }
    forget(tools, attempt);
    throw error;
  }
}

/**
 * Whether a payment that the platform reports as failed may have been made. The platform has finished with it: one
 * read of the history is enough, and the form is usable again immediately (R-CASH-22).
 */
async function mayBeThere(tools: SubmissionTools, attempt: Attempt): Promise<boolean> {
  const finding = await findOut(tools, attempt).catch(() => null);
  return finding?.kind !== 'none';
}

/** What is newer can be the payment (decision 0014). Null if unreadable; the payment is sent regardless. */
async function readBefore(
  { call }: SubmissionTools,
  { kind }: Intention,
): Promise<readonly PaymentRecord[] | 'unreachable' | null> {
  if (kind === 'cancel') return [];
  try {
    return (await readHistory(call, kind)).items;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // Without a connection nothing is sent, which is certain.
    if (error.type === 'NetworkFailure') return 'unreachable';
    if (isAboutAll(error)) throw error;
    return null;
  }
}

/** A failed payment may be made again without confirmation. */
function isFailed(history: readonly PaymentRecord[] | null, { paymentId }: Attempt): boolean {
  const status = history?.find(({ id }) => id === paymentId)?.status;
  return status !== undefined && isRefusedStatus(status);
}

function readHistory(call: PlatformClient['call'], kind: 'deposit' | 'withdrawal') {
  return call(getPaymentHistory, { offset: 0, count: SEARCH_COUNT, type: kind });
}

/** What the history says about an attempt whose response was lost. */
type Finding =
  | { kind: 'found'; payment: PaymentRecord }
  | { kind: 'several' }
  /** Perhaps not yet. */
  | { kind: 'none' }
  /** Unknown, because the newest payment before the attempt is unknown. */
  | { kind: 'unsure' };

/** Reads the history once to find out what happened to an attempt. @throws PlatformError */
async function findOut(tools: SubmissionTools, attempt: Attempt): Promise<Finding> {
  const { items } = await readHistory(tools.call, attempt.kind === 'deposit' ? 'deposit' : 'withdrawal');
  const found = candidates(tools, attempt, items);
  if (found.length > 1) return { kind: 'several' };
  const [payment] = found;
  if (payment) return { kind: 'found', payment };
  return { kind: attempt.newestId === undefined ? 'unsure' : 'none' };
}

function candidates(
  tools: SubmissionTools,
  attempt: Attempt,
  items: readonly PaymentRecord[],
): readonly PaymentRecord[] {
  const { kind, paymentId, method, amount, newestId: known, uid, key } = attempt;
  // A cancellation is found by the withdrawal's own status: while that is pending, the cancellation did not arrive.
  if (kind === 'cancel') return items.filter(({ id, status }) => id === paymentId && status !== 'pending');
  const others = attemptsOf(tools.memory.read(), uid, tools.now());
  const isOfAnother = (id: string) => others.some((other) => other.key !== key && other.paymentId === id);
  const lost = findLostPayments(items, { method, amount: Number(amount), newestId: known });
  return lost.filter(({ id }) => !isOfAnother(id));
}

/** How often a lost payment is searched for, about a minute in all. */
const MAX_SEARCHES = 6;

/**
 * Searches for an attempt with increasing waits until found or given up; `silent` when the history never responded.
 * @throws PlatformError when the player or the whole site is refused.
 */
export async function searchAttempt(
  tools: SubmissionTools,
  attempt: Attempt,
  wait: (ms: number) => Promise<void>,
): Promise<Finding | { kind: 'silent' }> {
  for (let searches = 1; ; searches += 1) {
    const finding = await findOut(tools, attempt).catch((error: unknown) => {
      if (!(error instanceof PlatformError) || isAboutAll(error)) throw error;
      return null;
    });
    if (finding && finding.kind !== 'none') return finding;
    if (searches >= MAX_SEARCHES) return finding ?? { kind: 'silent' };
    await wait(pollWaitMs(searches) ?? 0);
  }
}

/** Stores an attempt as done for a while, or removes it. */
export function settleAttempt(
  tools: Pick<SubmissionTools, 'memory' | 'now'>,
  attempt: Attempt,
  outcome: { paymentId: string } | 'given-up',
): void {
  if (outcome === 'given-up') forget(tools, attempt);
  else finish(tools, attempt, outcome.paymentId);
}

function finish(tools: Pick<SubmissionTools, 'memory' | 'now'>, attempt: Attempt, paymentId: string): void {
  reportDeposit(attemptsOf(tools.memory.read(), attempt.uid, tools.now()), attempt, paymentId);
  keep(tools, { ...attempt, state: 'done', paymentId });
}

function keep(tools: Pick<SubmissionTools, 'memory' | 'now'>, attempt: Attempt): Attempt {
  tools.memory.write([...without(tools, attempt), attempt]);
  return attempt;
}

function forget(tools: Pick<SubmissionTools, 'memory' | 'now'>, attempt: Attempt): void {
  tools.memory.write(without(tools, attempt));
}

function without({ memory, now }: Pick<SubmissionTools, 'memory' | 'now'>, { key, uid }: Attempt): Attempt[] {
  return attemptsOf(memory.read(), uid, now()).filter((attempt) => attempt.key !== key);
}
