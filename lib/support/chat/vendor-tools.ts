import { parseUrl } from '@/lib/routing/parse-url';

/** How long a vendor may take to report itself ready once its script is there. */
const READY_LIMIT_MS = 10_000;

/** Rejects when the promise is not settled in time. */
export function withinLimit<Value>(promise: Promise<Value>, limitMs = READY_LIMIT_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The chat gave no response')), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A setting without which a chat cannot start; the console names the kind of an error alone, so it has its own. */
class UnusableChatSetting extends Error {
  override readonly name = 'UnusableChatSetting';
}

/**
 * A setting as text.
 * @throws UnusableChatSetting when it is missing or does not look as the vendor's do.
 */
export function requireSetting(value: unknown, pattern: RegExp): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!pattern.test(text)) throw new UnusableChatSetting('A setting of the chat is missing');
  return text;
}

/**
 * The address of a vendor's script or host.
 * @throws UnusableChatSetting unless it is an https address.
 */
export function requireAddress(value: unknown, fallback?: string): URL {
  const text = typeof value === 'string' && value.trim() !== '' ? value.trim() : (fallback ?? '');
  const url = parseUrl(text);
  if (url?.protocol !== 'https:') throw new UnusableChatSetting('An address of the chat is missing');
  return url;
}

/** `chat.example.com`, as vendors show it: a host with a dot in it, maybe with a port or path. */
const BARE_HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/|$)/i;

/** A vendor's host as an address: one that was written without a scheme is meant to be https. */
export function withScheme(host: unknown): unknown {
  const text = typeof host === 'string' ? host.trim() : '';
  return BARE_HOST.test(text) ? `https://${text}` : host;
}

/** Removes names a vendor's script put on the window. */
export function dropGlobals(names: readonly string[]): void {
  for (const name of names) {
    if (!Reflect.deleteProperty(window, name)) Reflect.set(window, name, undefined);
  }
}

/** Takes a vendor's script elements off the page. */
export function dropScripts(addressStart: string): void {
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(addressStart)) script.remove();
  }
}

/** Runs one step of taking a vendor down; what it throws must not keep the next step from running. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // A widget that is half gone has nothing left to say.
  }
}
