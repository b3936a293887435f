export type PaymentKind = 'deposit' | 'withdrawal' | 'cancel';

/** What a player wants done with money, as far as it is needed to know it again. */
export interface Intention {
  kind: PaymentKind;
  uid: number;
  method: string;
  /** Main units as decimal text. */
  amount: string;
  /** The withdrawal that is to be cancelled; null for a new payment. */
  paymentId: string | null;
}

/** A payment that was sent from this browser, stored until its outcome is known and a little longer. */
export interface Attempt extends Intention {
  /** Made here, never sent. */
  key: string;
  /** Id of the newest payment of its kind before it was sent; null when there was none, undefined when not known. */
  newestId: string | null | undefined;
  /** Milliseconds since the epoch. */
  at: number;
  /** `sending`: no response yet. `unknown`: it will not come. `done`: carried out, `paymentId` says what. */
  state: 'sending' | 'unknown' | 'done';
}

const MAX_AGE_MS = 24 * 60 * 60_000;
/** For so long the same payment once more is taken for a mistake until the player says otherwise. */
const REPEAT_MS = 10 * 60_000;
const KINDS: readonly unknown[] = ['deposit', 'withdrawal', 'cancel'] satisfies PaymentKind[];
const STATES: readonly unknown[] = ['sending', 'unknown', 'done'] satisfies Attempt['state'][];

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, uid, kind, method, amount, paymentId, newestId, at, state } = value as Record<string, unknown>;
  const isText = [key, method, amount].every((text) => typeof text === 'string');
  const isNumber = [uid, at].every((number) => typeof number === 'number');
  const isId = [paymentId, newestId ?? null].every((id) => id === null || typeof id === 'string');
  return isText && isNumber && isId && KINDS.includes(kind) && STATES.includes(state);
}

/**
 * The attempts of a player among everything that is stored. Another player's, unreadable ones and old ones are left
 * out, so that writing the list back forgets them.
 */
export function attemptsOf(stored: readonly unknown[], uid: number, now: number): Attempt[] {
  return stored.filter(isAttempt).filter((attempt) => {
    const age = now - attempt.at;
    const limit = attempt.state === 'done' ? REPEAT_MS : MAX_AGE_MS;
    return attempt.uid === uid && age < limit;
  });
}

/** Whether any player's payment without an outcome is stored. */
export function hasOpenAttempt(stored: readonly unknown[]): boolean {
  return stored.some((value) => isAttempt(value) && value.state !== 'done');
}

/** The attempt whose outcome must be known before another one of its kind may go. */
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

/** The same payment made a few minutes ago; a cancellation is never a repetition. */
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

/** Whether the session is another player's. A guest's is nobody's: the platform refuses, and what is typed stays. */
export function isOthers(here: number | null, { uid }: Pick<Intention, 'uid'>): boolean {
  return here !== null && here > 0 && here !== uid;
}
