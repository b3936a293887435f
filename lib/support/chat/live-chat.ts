import { loadScript } from '@/lib/browser/load-script';
import type { ChatIdentity, ChatSession, StartChat } from './contract';
import { attempt, dropGlobals, dropScripts, requireSetting, withinLimit } from './vendor-tools';

type Call = [string, unknown[]];

/** The vendor's queue: calls wait in `_q` until its script sets `_h` and runs them in order. */
interface LiveChatWidget {
  _q: Call[];
  _h: ((...call: Call) => unknown) | null;
  _v: '2.0';
  on(...words: unknown[]): void;
  once(...words: unknown[]): void;
  off(...words: unknown[]): void;
  get(...words: unknown[]): unknown;
  call(...words: unknown[]): void;
  init(): void;
}

declare global {
  interface Window {
    __lc?: Record<string, unknown>;
    LiveChatWidget?: LiveChatWidget;
  }
}

const SCRIPT = 'https://cdn.livechatinc.com/tracking.js';

/** LiveChat (livechat.com): `license`. */
export const startLiveChat: StartChat = async ({ config, identity }) => {
  const license = Number(requireSetting(config.license, /^\d{1,15}$/));
  window.__lc = {
    license,
    asyncInit: true,
    integration_name: 'manual_onboarding',
    product_name: 'livechat',
  };
  const loading: Promise<void>[] = [];
  const widget = queueingWidget(() => void loading.push(loadScript(SCRIPT)));
  window.LiveChatWidget = widget;
  const isReady = new Promise<void>((resolve) => widget.once('ready', () => resolve()));
  introduce(widget, identity);
  try {
    widget.init();
    await Promise.all([...loading, withinLimit(isReady)]);
  } catch (error) {
    takeDown();
    throw error;
  }
  return session();
};

function queueingWidget(init: () => void): LiveChatWidget {
  const hand = (...call: Call) => (widget._h ? widget._h(...call) : widget._q.push(call));
  const widget: LiveChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...words) => void hand('on', words),
    once: (...words) => void hand('once', words),
    off: (...words) => void hand('off', words),
    call: (...words) => void hand('call', words),
    get: (...words) => {
      if (!widget._h) throw new Error("[LiveChatWidget] You can't use getters before load.");
      return hand('get', words);
    },
    init,
  };
  return widget;
}

function introduce(widget: LiveChatWidget, identity: ChatIdentity | null): void {
  if (!identity) return;
  if (identity.name) widget.call('set_customer_name', identity.name);
  if (identity.email) widget.call('set_customer_email', identity.email);
  widget.call('set_session_variables', { external_id: identity.externalId });
}

function session(): ChatSession {
  return {
    hide: () => window.LiveChatWidget?.call('hide'),
    show: () => window.LiveChatWidget?.call('minimize'),
    open: () => window.LiveChatWidget?.call('maximize'),
    end: () => {
      attempt(() => window.LiveChatWidget?.call('destroy'));
      takeDown();
    },
  };
}

function takeDown(): void {
  dropScripts(SCRIPT);
  dropGlobals(['__lc', 'LiveChatWidget']);
}
