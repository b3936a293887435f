import { readStored, removeStored, writeStored } from './storage';

/** A holder that says nothing for so long is gone: longer than any money call takes. */
const HOLD_MS = 60_000;
/** How long a tab waits before it looks whether another one wrote its mark at the same moment. */
const SETTLE_MS = 60;

/**
 * Runs something that only one tab of this browser may do at a time; null when it is being done already, and then
 * nothing ran. A tab that is closed lets go by itself.
 */
export async function runAlone<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  const locks = webLocks();
  if (locks === null) return runMarked(run);
  return locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { result: await run() },
  );
}

/** Only secure pages have them; naming them must not throw anywhere. */
function webLocks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

let isRunningHere = false;

/** Without locks of the browser a mark in its storage holds the others off. */
async function runMarked<Result>(run: () => Promise<Result>): Promise<{ result: Result } | null> {
  if (isRunningHere || isMarked()) return null;
  isRunningHere = true;
  const holder = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    // Who holds it, and until when.
    writeStored('payment_lock', { holder, until: Date.now() + HOLD_MS });
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
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
