import { openChannel } from '@/lib/browser/channel';
import { removeStored, takeStored, writeStored } from '@/lib/browser/storage';
import { parseJson } from '@/lib/parse-json';
import { isRecord } from '@/lib/is-record';
import type { SocialType } from './social';

const RESULT_KEY = 'social_sign_in_result';
const CHANNEL = 'social_sign_in';
export const POPUP_NAME = 'social_sign_in';
/** A sign-in that takes longer counts as abandoned. */
const PENDING_LIFE_MS = 15 * 60_000;
/** Leaves room within what the storage takes. */
const MAX_NAME = 200;

/** The offer chosen for a new account. */
interface PendingOffer {
  id: string;
  action: 'deposit' | 'registration';
  name: string;
}

export interface SocialPending {
  /** In a popup, or in this page where popups are blocked. */
  mode: 'popup' | 'page';
  type: SocialType;
  /** Start time: milliseconds since 1970. */
  at: number;
  /** For this page alone, which is left; one that waits for a popup still has its choice. */
  offer?: PendingOffer | null;
}

export interface SocialResult {
  /** Exception type of a failure; null when somebody signed in. */
  error: string | null;
}

export function keepPending({ offer, ...pending }: SocialPending): void {
  const kept = offer && { id: offer.id, action: offer.action, name: offer.name.slice(0, MAX_NAME) };
  writeStored('social_sign_in', { ...pending, ...(kept && { offer: kept }) });
}

/** The kind of sign-in that returns to this page; null when none was begun, or too long ago. */
export function takePending(nowMs: number): SocialPending | null {
  const value = takeStored('social_sign_in') ?? {};
  if (typeof value.at !== 'number' || nowMs - value.at > PENDING_LIFE_MS) return null;
  if (value.mode !== 'popup' && value.mode !== 'page') return null;
  const type = value.type === 'registration' ? 'registration' : 'authorization';
  return { mode: value.mode, type, at: value.at, offer: readOffer(value.offer) };
}

function readOffer(value: unknown): PendingOffer | null {
  if (!isRecord(value)) return null;
  const { id, action, name } = value;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return action === 'deposit' || action === 'registration' ? { id, action, name } : null;
}

/** Reports to the opening page in three ways: the services' pages may sever the link between the windows. */
export function announceResult({ error }: SocialResult): void {
  const message = { kind: CHANNEL, error };
  const opener: unknown = window.opener;
  if (opener) (opener as Window).postMessage(message, window.location.origin);
  const channel = openChannel(CHANNEL);
  channel?.postMessage(message);
  channel?.close();
  writeStored(RESULT_KEY, JSON.stringify({ ...message, at: Date.now() }));
  removeStored(RESULT_KEY);
}

/** Calls back once with the first result; messages count only from this popup. @returns Stops. */
export function listenForResult(popup: Window, onResult: (result: SocialResult) => void): () => void {
  const channel = openChannel(CHANNEL);

  function receive(data: unknown): void {
    if (!isRecord(data) || data.kind !== CHANNEL) return;
    stop();
    onResult({ error: typeof data.error === 'string' ? data.error : null });
  }
  function byMessage(event: MessageEvent<unknown>): void {
    if (event.origin === window.location.origin && event.source === popup) receive(event.data);
  }
  function byStorage({ key, newValue }: StorageEvent): void {
    if (key === RESULT_KEY && newValue !== null) receive(parseJson(newValue));
  }
  function stop(): void {
    window.removeEventListener('message', byMessage);
    window.removeEventListener('storage', byStorage);
    channel?.close();
  }

  window.addEventListener('message', byMessage);
  window.addEventListener('storage', byStorage);
  if (channel) channel.onmessage = (event: MessageEvent<unknown>) => receive(event.data);
  return stop;
}
