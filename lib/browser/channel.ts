import { parseJson } from '@/lib/parse-json';
import { removeStored, writeStored } from './storage';

/** Messages between tabs. Every receiver tolerates duplicates. */
export type TabMessage =
  | { kind: 'signed-out'; reason?: 'inactivity' | undefined }
  | { kind: 'signed-in'; uid: number }
  | { kind: 'currency' }
  | { kind: 'activity'; at: number };

const NAME = 'tabs';
const STORAGE_KEY = 'tab_message';

/** One channel per document: it does not receive its own messages, but a second one in the same document would. */
let channel: BroadcastChannel | null = null;
const listeners = new Set<(message: TabMessage) => void>();

/** A channel to the other tabs; null where the browser has none, or refuses it together with cookies (Firefox). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Falls back to a storage event; without that, the other tabs find out when they become visible again. */
export function postToTabs(message: TabMessage): void {
  const sender = channel ?? openChannel(NAME);
  sender?.postMessage(message);
  if (sender !== channel) sender?.close();
  if (sender) return;
  writeStored(STORAGE_KEY, JSON.stringify(message));
  removeStored(STORAGE_KEY);
}

/** Listens to the other tabs until the returned function is called. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    open();
    window.addEventListener('storage', onStorage);
    // An open channel can keep a document out of the back-forward cache; a restored document checks the session again.
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
  };
}

function open(): void {
  channel ??= openChannel(NAME);
  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => handleMessage(data);
}

function close(): void {
  channel?.close();
  channel = null;
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEY) handleMessage(parseJson(newValue ?? ''));
}

function handleMessage(value: unknown): void {
  if (isMessage(value)) for (const listener of listeners) listener(value);
}

function isMessage(value: unknown): value is TabMessage {
  const { kind, reason, uid, at } = Object(value) as Record<string, unknown>;
  if (kind === 'signed-out') return reason === undefined || reason === 'inactivity';
  if (kind === 'signed-in') return typeof uid === 'number';
  return kind === 'currency' || (kind === 'activity' && typeof at === 'number');
}
