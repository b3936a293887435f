import { isRecord } from '@/lib/is-record';
import { parseJson } from '@/lib/parse-json';
import { parseUrl } from '@/lib/routing/parse-url';

/** Of the messenger's only web client whose messages are accepted. */
const WEB_ORIGIN = 'https://web.telegram.org';

type Listener = (type: string, data: unknown) => void;

interface MessengerWindow {
  TelegramWebviewProxy?: { postEvent?(type: string, json: string): void };
  Telegram?: { WebView?: { receiveEvent?: Listener } };
  TelegramGameProxy?: { receiveEvent?: Listener };
  TelegramGameProxy_receiveEvent?: Listener;
}

/** Sends the messenger an event: through the object its apps inject, or by message to the web client. */
export function postEvent(type: string, data: Readonly<Record<string, unknown>> = {}): void {
  const { TelegramWebviewProxy } = window as MessengerWindow;
  if (TelegramWebviewProxy?.postEvent) TelegramWebviewProxy.postEvent(type, JSON.stringify(data));
  else if (window.parent !== window) {
    window.parent.postMessage(JSON.stringify({ eventType: type, eventData: data }), WEB_ORIGIN);
  }
}

/**
 * Whether the messenger shows this page: its apps inject an object, its web client is the parent frame. Where a
 * browser does not expose its ancestors' origins, the referrer names the parent.
 */
export function isInMessenger(): boolean {
  const { TelegramWebviewProxy } = window as MessengerWindow;
  if (typeof TelegramWebviewProxy?.postEvent === 'function') return true;
  if (window.parent === window) return false;
  const { ancestorOrigins } = window.location as Location & { ancestorOrigins?: DOMStringList };
  const parent = ancestorOrigins ? ancestorOrigins[0] : originOf(document.referrer);
  return parent === WEB_ORIGIN;
}

function originOf(address: string): string | null {
  return parseUrl(address)?.origin ?? null;
}

/**
 * Listens to the messenger. Mobile apps call `Telegram.WebView.receiveEvent`, the desktop app and older ones
 * `TelegramGameProxy.receiveEvent`, Windows Phone `TelegramGameProxy_receiveEvent`; the web client sends messages,
 * ignored from any other origin or window. @returns Stops.
 */
export function listenToMessenger(listener: Listener): () => void {
  const scope = window as MessengerWindow;
  const before = {
    Telegram: scope.Telegram,
    TelegramGameProxy: scope.TelegramGameProxy,
    TelegramGameProxy_receiveEvent: scope.TelegramGameProxy_receiveEvent,
  };
  scope.Telegram = { ...before.Telegram, WebView: { ...before.Telegram?.WebView, receiveEvent: listener } };
  scope.TelegramGameProxy = { ...before.TelegramGameProxy, receiveEvent: listener };
  scope.TelegramGameProxy_receiveEvent = listener;

  function byMessage(event: MessageEvent<unknown>): void {
    if (event.origin !== WEB_ORIGIN || event.source !== window.parent || typeof event.data !== 'string')
      return;
    const value = parseJson(event.data);
    if (isRecord(value) && typeof value.eventType === 'string') listener(value.eventType, value.eventData);
  }
  window.addEventListener('message', byMessage);
  return () => {
    window.removeEventListener('message', byMessage);
    Object.assign(scope, before);
  };
}
