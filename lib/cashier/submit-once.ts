import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import type { PlatformClient } from '@/lib/platform/client';
import { isOutcomeUnknown, isOwnFailure } from '@/lib/platform/outcome';
import { getPaymentHistory } from './api';
import { attemptsOf, isOthers, openAttempt, sameDone, type Attempt, type Intention } from './attempts';
import { findLostPayments, isRefusedStatus, newestId, pollWaitMs } from './rules';
import type { PaymentRecord } from './schema';
import { reportDeposit } from './report-deposit';

/** What the submission of payments needs from outside. */
export interface SubmissionTools {
  call: PlatformClient['call'];
  /** Every payment attempt stored in this browser, for all its tabs. */
  memory: { read(): readonly unknown[]; write(attempts: readonly Attempt[]): void };
  /** Uid of the player whose session the browser has now; null where that cannot be read, 0 for a guest. */
  here(): Promise<number | null>;
  /** Runs one task at a time among all tabs; null when another one runs. */
  alone<Result>(run: () => Promise<Result>): Promise<{ result: Result } | null>;
  /** Milliseconds since the epoch. */
  now(): number;
  newKey(): string;
}

/** What became of an intention. Only `made` and `unknown` reached the platform. */
export type Submission<Result> =
  | { kind: 'made'; result: Result }
  /** No response that says what happened. */
  | { kind: 'unknown'; attempt: Attempt }
  /** Another tab is sending a payment at this moment. */
  | { kind: 'busy' }
  /** An earlier one of the kind must be cleared up first. */
  | { kind: 'open'; attempt: Attempt }
  /** The same payment was made minutes ago, and the player has not said that this is another one. */
  | { kind: 'repeat'; attempt: Attempt }
  /** The site cannot be reached, or the browser has the session of another player now, whose money it would be. */
  | { kind: 'unreachable' | 'otherPlayer' };

interface SendOptions<Result> {
  /** The player knows that the same payment was made minutes ago and wants another one. */
  isRepeatWanted?: boolean;
  /** The newest payment as the page knows it, for when the history cannot be read now. */
  knownNewestId?: string | null | undefined;
  send(): Promise<Result>;
  /** Id of the payment in a response. */
  idOf(result: Result): string;
  /** Whether a response says that the payment came to nothing: then there is none that another one could repeat. */
  isRefused?(result: Result): boolean;
  /** Aborted when the player walks away; what has not left by then never does. */
  signal?: AbortSignal;
}

/** How many of the newest payments a lost one is looked for among. */
const SEARCH_COUNT = 20;

/**
 * Sends a money call once (R-CASH-02, R-CASH-03; decision 0014): one tab at a time, not while an earlier one is
 * without a response, remembered before it leaves, never repeated by itself.
 * @throws PlatformError when the platform refused it, or failed at it and the history does not hold it: then nothing was
 * carried out and nothing is stored; the signal's reason when the player walked away before it left.
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
  // This tab holds the lock: an attempt still marked `sending` was left behind by a tab that was closed.
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
 * Whether a payment that the platform reports as failed may have been made all the same. The platform has finished with
 * it, so one read of the history is enough and the form is free again at once (R-CASH-22).
 */
async function mayBeThere(tools: SubmissionTools, attempt: Attempt): Promise<boolean> {
  const finding = await findOut(tools, attempt).catch(() => null);
  return finding?.kind !== 'none';
}

/**
 * The history before the payment: whatever is newer afterwards can be the payment (decision 0014). Null when it cannot
 * be read; the payment goes all the same.
 */
async function readBefore(
  { call }: SubmissionTools,
  { kind }: Intention,
): Promise<readonly PaymentRecord[] | 'unreachable' | null> {
  if (kind === 'cancel') return [];
  try {
    return (await readHistory(call, kind)).items;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // Without a connection nothing is sent, and that much is certain.
    if (error.type === 'NetworkFailure') return 'unreachable';
    if (isAboutAll(error)) throw error;
    return null;
  }
}

/** The failure concerns the player or the whole site, not this one read. */
function isAboutAll(error: PlatformError): boolean {
  return ['session', 'blocked', 'forbidden', 'maintenance'].includes(errorKind(error));
}

/** A payment that came to nothing may be made again without a question. */
function isFailed(history: readonly PaymentRecord[] | null, { paymentId }: Attempt): boolean {
  const status = history?.find(({ id }) => id === paymentId)?.status;
  return status !== undefined && isRefusedStatus(status);
}

function readHistory(call: PlatformClient['call'], kind: 'deposit' | 'withdrawal') {
  return call(getPaymentHistory, { offset: 0, count: SEARCH_COUNT, type: kind });
}

/** What the history says about an attempt whose response got lost. */
type Finding =
  | { kind: 'found'; payment: PaymentRecord }
  | { kind: 'several' }
  /** Not there, or not there yet. */
  | { kind: 'none' }
  /** Unknown, because the previous end of the history is not known. */
  | { kind: 'unsure' };

/**
 * Reads the history once for what became of an attempt. It only reads.
 * @throws PlatformError when the history cannot be read.
 */
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
  // A cancellation is found by the withdrawal's own state: as long as that is pending, it did not get through.
  if (kind === 'cancel') return items.filter(({ id, status }) => id === paymentId && status !== 'pending');
  const others = attemptsOf(tools.memory.read(), uid, tools.now());
  const isOfAnother = (id: string) => others.some((other) => other.key !== key && other.paymentId === id);
  const lost = findLostPayments(items, { method, amount: Number(amount), newestId: known });
  return lost.filter(({ id }) => !isOfAnother(id));
}

/** A lost payment is looked for so many times, about a minute in all. */
const MAX_SEARCHES = 6;

/**
 * Looks for an attempt with growing waits until it is found or given up; `silent` when the history never responded.
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

/** The outcome is known: the attempt is stored as done for a while, or removed. */
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
