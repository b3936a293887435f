import { pause } from './pause';
import { readStored, removeStored, writeStored } from './storage';

const LOCK_NAME = 'payment';
/** A lock older than this counts as abandoned: a payment of 45 s and a read of 20 s before and after it are shorter. */
const HOLD_MS = 90_000;
/** How long a tab waits before it checks whether another tab wrote its mark at the same moment. */
const SETTLE_MS = 60;

/** Runs a task unless another tab of this browser runs one: then null. A closed tab releases the lock. */
export async function runAlone<Result>(run: () => Promise<Result>): Promise<{ result: Result } | null> {
  // Only secure pages have Web Locks.
  const { locks }: { locks?: LockManager } = globalThis.navigator ?? {};
  if (!locks) return runMarked(run);
  let isAnswered = false;
  try {
    return await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
      isAnswered = true;
      return lock === null ? null : { result: await run() };
    });
  } catch (error) {
    // Without access to storage, such as in some frames, the request itself is refused.
    if (isAnswered) throw error;
    return runMarked(run);
  }
}

let isRunningHere = false;

async function runMarked<Result>(run: () => Promise<Result>): Promise<{ result: Result } | null> {
  if (isRunningHere || isMarked()) return null;
  isRunningHere = true;
  const holder = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    // The holder and the expiry of the lock.
    writeStored('payment_lock', { holder, until: Date.now() + HOLD_MS });
    await pause(SETTLE_MS);
    if (holderNow() !== holder) return null;
    return { result: await run() };
  } finally {
    isRunningHere = false;
    if (holderNow() === holder) removeStored('payment_lock');
  }
}

function holderNow(): unknown {
  return readStored('payment_lock')?.holder;
}

function isMarked(): boolean {
  const until = readStored('payment_lock')?.until;
  return typeof until === 'number' && until > Date.now() && until <= Date.now() + HOLD_MS;
}
