import { isRecord } from '@/lib/is-record';

export type PaymentKind = 'deposit' | 'withdrawal' | 'cancel';

/** The payment a player wants, with the fields needed to recognise a repetition. */
export interface Intention {
  kind: PaymentKind;
  uid: number;
  method: string;
  /** Main units as decimal text. */
  amount: string;
  /** The withdrawal to cancel; null for a new payment. */
  paymentId: string | null;
}

/** A payment sent from this browser, stored until shortly after its outcome is known. */
export interface Attempt extends Intention {
  /** Generated locally, never sent. */
  key: string;
  /** Id of the newest payment of its kind before it was sent; null when there was none, undefined when unknown. */
  newestId: string | null | undefined;
  /** Milliseconds since the epoch. */
  at: number;
  /** `sending`: no response yet. `unknown`: the response was lost. `done`: carried out as `paymentId`. */
  state: 'sending' | 'unknown' | 'done';
}

const MAX_AGE_MS = 24 * 60 * 60_000;
/** For this long an identical payment counts as a mistake until the player confirms it. */
const REPEAT_MS = 10 * 60_000;
const KINDS: readonly unknown[] = ['deposit', 'withdrawal', 'cancel'] satisfies PaymentKind[];
const STATES: readonly unknown[] = ['sending', 'unknown', 'done'] satisfies Attempt['state'][];

function isAttempt(value: unknown): value is Attempt {
  if (!isRecord(value)) return false;
  const { key, uid, kind, method, amount, paymentId, newestId, at, state } = value;
  const isText = [key, method, amount].every((text) => typeof text === 'string');
  const isNumber = [uid, at].every((number) => typeof number === 'number');
  const isId = [paymentId, newestId ?? null].every((id) => id === null || typeof id === 'string');
  return isText && isNumber && isId && KINDS.includes(kind) && STATES.includes(state);
}

/** A player's valid attempts that have not expired; writing this list back removes all others. */
export function attemptsOf(stored: readonly unknown[], uid: number, now: number): Attempt[] {
  return stored.filter(isAttempt).filter((attempt) => {
    const age = now - attempt.at;
    const limit = attempt.state === 'done' ? REPEAT_MS : MAX_AGE_MS;
    return attempt.uid === uid && age < limit;
  });
}

/** Whether a payment without an outcome is stored, of any player. */
export function hasOpenAttempt(stored: readonly unknown[]): boolean {
  return stored.some((value) => isAttempt(value) && value.state !== 'done');
}

/** The attempt whose outcome must be known before another one of its kind may be sent. */
export function openAttempt(
  attempts: readonly Attempt[],
  { kind, paymentId }: Pick<Intention, 'kind' | 'paymentId'>,
): Attempt | undefined {
  return attempts.find(
    (attempt) =>
      attempt.state !== 'done' &&
      attempt.kind === kind &&
      (kind !== 'cancel' || attempt.paymentId === paymentId),
  );
}

/** The same payment made in the last few minutes; a cancellation never counts as a repetition. */
export function sameDone(attempts: readonly Attempt[], wanted: Intention): Attempt | undefined {
  return attempts.find(
    (attempt) =>
      attempt.state === 'done' &&
      wanted.kind !== 'cancel' &&
      attempt.kind === wanted.kind &&
      attempt.method === wanted.method &&
      attempt.amount === wanted.amount,
  );
}

/** Whether the session is another player's. A guest session is not: the platform refuses, the form keeps its input. */
export function isOthers(here: number | null, { uid }: Pick<Intention, 'uid'>): boolean {
  return here !== null && here > 0 && here !== uid;
}
