import { isRecord } from '@/lib/is-record';
import { loadScript } from '@/lib/browser/load-script';
import { withScheme } from '@/lib/routing/with-scheme';
import type { ChatIdentity, ChatSession, ChatStart, StartChat } from './contract';
import {
  attempt,
  dropGlobals,
  dropScripts,
  requireAddress,
  requireSetting,
  withinLimit,
} from './vendor-tools';

interface FreshWidget {
  init(settings: Record<string, unknown>): void;
  on(event: string, listener: (detail?: unknown) => void): void;
  user: { clear(): unknown };
  hide(): void;
  show(): void;
  open(): void;
  destroy(): void;
}

declare global {
  interface Window {
    fcWidget?: FreshWidget;
  }
}

const HOST = 'https://wchat.freshchat.com';
const CLEAR_LIMIT_MS = 2_000;
/** Reported by name only; what is said in the chat stays between the player and the support. */
const STORED_EVENTS = ['message:sent', 'message:received', 'csat:received', 'conversation:resolved'];

/** Freshchat: `token`, and `host` where the account is not in the vendor's first region. */
export const startFreshChat: StartChat = async (start) => {
  // Any length: the vendor does not specify it.
  const token = requireSetting(start.config.token, /^[\w-]{1,100}$/);
  const host = requireAddress(withScheme(start.config.host), HOST).origin;
  try {
    await loadScript(`${host}/js/widget.js`, { id: 'freshchat-js-sdk' });
    const widget = requireWidget();
    if (start.forgetsPrevious) await forgetKnown(widget, { token, host });
    await open(widget, { token, host, ...introduction(start.identity), locale: start.locale }, start);
    return session(widget, host, start.identity !== null);
  } catch (error) {
    takeDown(host);
    throw error;
  }
};

function requireWidget(): FreshWidget {
  if (typeof window.fcWidget?.init !== 'function') throw new Error('The chat brought no widget');
  return window.fcWidget;
}

/** The vendor remembers its last user across reloads: cleared before another user is set. */
async function forgetKnown(widget: FreshWidget, settings: Record<string, unknown>): Promise<void> {
  await open(widget, settings);
  await clear(widget);
  widget.destroy();
}

function open(widget: FreshWidget, settings: Record<string, unknown>, start?: ChatStart): Promise<void> {
  const isLoaded = new Promise<void>((resolve) => {
    widget.init(settings);
    widget.on('widget:loaded', () => resolve());
    if (start?.identity) report(widget, start);
  });
  return withinLimit(isLoaded);
}

function introduction(identity: ChatIdentity | null): Record<string, unknown> {
  if (!identity) return {};
  const { externalId, restoreId, name, email } = identity;
  return {
    externalId,
    restoreId,
    ...(name ? { firstName: name } : {}),
    ...(email ? { email } : {}),
  };
}

/** The restore id of a new user must reach the platform, or the conversation is lost on the next device. */
function report(widget: FreshWidget, { onEvent }: ChatStart): void {
  widget.on('user:created', (detail) => {
    const restoreId = restoreIdOf(detail);
    if (restoreId) onEvent('user:created', { restore_id: restoreId });
  });
  for (const name of STORED_EVENTS) widget.on(name, () => onEvent(name, {}));
}

function restoreIdOf(detail: unknown): string | null {
  if (!isRecord(detail)) return null;
  if ('restoreId' in detail) return typeof detail.restoreId === 'string' ? detail.restoreId : null;
  return restoreIdOf(detail.data);
}

function session(widget: FreshWidget, host: string, isIdentified: boolean): ChatSession {
  return {
    hide: () => widget.hide(),
    show: () => widget.show(),
    open: () => widget.open(),
    end: async () => {
      if (isIdentified) await clear(widget);
      attempt(() => widget.destroy());
      takeDown(host);
    },
  };
}

/** Clearing is asynchronous; destroying the widget before it completes would keep the user. */
async function clear(widget: FreshWidget): Promise<void> {
  const isCleared = new Promise<void>((resolve) => {
    attempt(() => widget.on('user:cleared', () => resolve()));
    attempt(() => widget.user.clear());
  });
  await withinLimit(isCleared, CLEAR_LIMIT_MS).catch(() => undefined);
}

function takeDown(host: string): void {
  dropScripts(`${host}/js/widget.js`);
  dropGlobals(['fcWidget', 'fcSettings']);
}
