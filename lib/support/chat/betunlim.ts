import { loadScript } from '@/lib/browser/load-script';
import type { StartChat } from './contract';
import { attempt, contactOf, dropGlobals, dropScripts, requireAddress } from './vendor-tools';

interface BetunlimChat {
  init(settings: { user: Record<string, string> | null; locale: string }): void;
  open(): void;
  destroy(): void;
}

declare global {
  interface Window {
    BetunlimChat?: BetunlimChat;
  }
}

/** The operator's own chat: `url` of its script, which defines `window.BetunlimChat`. */
export const startBetunlim: StartChat = async ({ config, identity, locale }) => {
  const address = requireAddress(config.url).href;
  try {
    await loadScript(address);
    if (typeof window.BetunlimChat?.init !== 'function') throw new Error('The chat brought no widget');
    window.BetunlimChat.init({
      user: identity && { external_id: identity.externalId, ...contactOf(identity) },
      locale,
    });
  } catch (error) {
    takeDown(address);
    throw error;
  }
  return {
    open: () => window.BetunlimChat?.open(),
    end: () => {
      attempt(() => window.BetunlimChat?.destroy());
      takeDown(address);
    },
  };
};

function takeDown(address: string): void {
  dropScripts(address);
  dropGlobals(['BetunlimChat']);
}
