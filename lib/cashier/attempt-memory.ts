import { runAlone } from '@/lib/browser/lock';
import { pause } from '@/lib/browser/pause';
import { readStored, writeStored } from '@/lib/browser/storage';
import { actPlatform } from '@/lib/platform/act';
import { probeSession } from '@/lib/session/probe';
import { attemptsOf, type Attempt } from './attempts';
import type { SubmissionTools } from './submit-once';

const STORAGE_KEY = 'payment_attempts';
/** How long a payment waits to learn whose session it will be sent with. */
const HERE_LIMIT_MS = 2_000;

const listeners = new Set<() => void>();

/** Storage and locks shared by all tabs. */
export const browserTools: SubmissionTools = {
  call: actPlatform.call,
  memory: {
    read: () => readStored(STORAGE_KEY) ?? [],
    write(attempts) {
      writeStored(STORAGE_KEY, attempts);
      notify();
    },
  },
  here: () => Promise.race([readHere(), pause(HERE_LIMIT_MS)]),
  alone: runAlone,
  now: () => Date.now(),
  newKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
};

async function readHere(): Promise<number | null> {
  // Without a connection the probe's code may not load either.
  const found = await probeSession().catch(() => null);
  if (found?.kind === 'player') return found.user.uid;
  return found?.kind === 'guest' ? 0 : null;
}

/** Calls back on every change of the attempts in any tab. @returns Stops. */
export function listenToAttempts(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The attempts as one string, which stays the same as long as they do. */
export function attemptsText(uid: number): string {
  return JSON.stringify(attemptsOf(browserTools.memory.read(), uid, Date.now()));
}

export function parseAttempts(text: string, uid: number): readonly Attempt[] {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? attemptsOf(stored, uid, Date.now()) : [];
}

function onStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
