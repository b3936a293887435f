import type { ChatIdentity } from './contract';
import { parseUrl } from '@/lib/routing/parse-url';

/** Name and e-mail of a player, as far as they are known. */
export function contactOf({ name, email }: ChatIdentity): Partial<Record<'name' | 'email', string>> {
  return { ...(name ? { name } : {}), ...(email ? { email } : {}) };
}

/** How long a vendor may take to report ready after its script has loaded. */
const READY_LIMIT_MS = 10_000;

/** Rejects when the promise does not settle in time. */
export function withinLimit<Value>(promise: Promise<Value>, limitMs = READY_LIMIT_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The chat gave no response')), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A class of its own, because the console gets only the name of an error. */
class UnusableChatSetting extends Error {
  override readonly name = 'UnusableChatSetting';
}

/** A setting as text. @throws UnusableChatSetting when it is missing or has not the vendor's format. */
export function requireSetting(value: unknown, pattern: RegExp): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!pattern.test(text)) throw new UnusableChatSetting('A setting of the chat is missing');
  return text;
}

/** The URL of a vendor's script or host. @throws UnusableChatSetting unless it is an https URL. */
export function requireAddress(value: unknown, fallback?: string): URL {
  const text = typeof value === 'string' && value.trim() !== '' ? value.trim() : (fallback ?? '');
  const url = parseUrl(text);
  if (url?.protocol !== 'https:') throw new UnusableChatSetting('An address of the chat is missing');
  return url;
}

export function dropGlobals(names: readonly string[]): void {
  for (const name of names) {
    if (!Reflect.deleteProperty(window, name)) Reflect.set(window, name, undefined);
  }
}

export function dropScripts(addressStart: string): void {
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(addressStart)) script.remove();
  }
}

/** Runs one step of removing a vendor; what it throws must not stop the next step. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Errors of a half-removed widget do not matter.
  }
}
