import { loadScript } from '@/lib/browser/load-script';
import type { ChatIdentity, StartChat } from './contract';
import { contactOf, dropScripts, requireAddress, requireSetting, withinLimit } from './vendor-tools';

/** The vendor adds its methods to an object the page creates. */
interface LiveTexApi {
  onLiveTexReady?: () => void;
  setName?(name: string): void;
  setConversationAttributes?(visible: Record<string, string>, hidden: Record<string, string>): void;
  showLabel?(): void;
  hideLabel?(): void;
  showActiveWindow?(): void;
  reinit?(): void;
}

declare global {
  interface Window {
    liveTex?: boolean;
    liveTexID?: number;
    liveTex_object?: boolean;
    LiveTex?: LiveTexApi;
  }
}

/** The URL in the vendor's own snippets, whatever the account. */
const SCRIPT = 'https://cs15.livetex.ru/js/client.js';
const LOOK_MS = 200;

/**
 * LiveTex: `account_id`, and `script` where the account's URL differs from the usual one. It cannot be removed: ending
 * hides it and resets its visitor, and the next start reuses it.
 */
export const startLiveTex: StartChat = async ({ config, identity, forgetsPrevious }) => {
  const id = Number(requireSetting(config.account_id, /^\d{1,15}$/));
  const address = requireAddress(config.script, SCRIPT).href;
  const isHere = isAttached(window.LiveTex) && window.liveTexID === id;
  if (!isHere) await load(id, address);
  const api = window.LiveTex;
  if (forgetsPrevious) api?.reinit?.();
  introduce(api, identity);
  api?.showLabel?.();
  return {
    hide: () => window.LiveTex?.hideLabel?.(),
    show: () => window.LiveTex?.showLabel?.(),
    open: () => window.LiveTex?.showActiveWindow?.(),
    end: () => {
      window.LiveTex?.hideLabel?.();
      window.LiveTex?.reinit?.();
    },
  };
};

async function load(id: number, address: string): Promise<void> {
  const api: LiveTexApi = {};
  let timer: ReturnType<typeof setInterval> | undefined;
  const isReady = new Promise<void>((resolve) => {
    api.onLiveTexReady = () => resolve();
    // Some accounts get a build that never calls it; the methods appear regardless.
    timer = setInterval(() => isAttached(window.LiveTex) && resolve(), LOOK_MS);
  });
  Object.assign(window, { liveTex: true, liveTexID: id, liveTex_object: true, LiveTex: api });
  try {
    await Promise.all([loadScript(address), withinLimit(isReady)]);
  } catch (error) {
    // A widget that loads too late stays hidden.
    api.onLiveTexReady = () => api.hideLabel?.();
    dropScripts(address);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

function isAttached(api: LiveTexApi | undefined): boolean {
  return typeof api?.showLabel === 'function' || typeof api?.showActiveWindow === 'function';
}

function introduce(api: LiveTexApi | undefined, identity: ChatIdentity | null): void {
  if (!identity) return;
  if (identity.name) api?.setName?.(identity.name);
  api?.setConversationAttributes?.(contactOf(identity), { external_id: identity.externalId });
}
