import { loadScript } from '@/lib/browser/load-script';
import type { ChatIdentity, StartChat } from './contract';
import { attempt, contactOf, dropGlobals, dropScripts, requireSetting, withinLimit } from './vendor-tools';

interface JivoApi {
  setContactInfo(info: Record<string, string>): void;
  setUserToken(token: string): void;
  clearHistory(): void;
  open(): { result: 'ok' | 'fail' } | undefined;
}

declare global {
  interface Window {
    jivo_api?: JivoApi;
    jivo_onLoadCallback?: () => void;
    jivo_init?: () => void;
    jivo_destroy?: () => void;
  }
}

const SCRIPT = 'https://code.jivosite.com/widget/';

/** JivoChat (JivoSite): `widget_id`. It cannot be hidden, but it can be removed and restored in the same document. */
export const startJivoSite: StartChat = async ({ config, identity, forgetsPrevious }) => {
  const id = requireSetting(config.widget_id, /^\w{1,40}$/);
  try {
    await loadUntilReady(`${SCRIPT}${id}`);
    if (forgetsPrevious) window.jivo_api?.clearHistory();
    introduce(identity);
  } catch (error) {
    takeDown();
    throw error;
  }
  return {
    hide: () => window.jivo_destroy?.(),
    show: () => {
      window.jivo_onLoadCallback = () => introduce(identity);
      window.jivo_init?.();
    },
    open: () => {
      if (window.jivo_api?.open()?.result === 'fail') throw new Error('The chat did not open');
    },
    end: () => {
      attempt(() => window.jivo_destroy?.());
      takeDown();
    },
  };
};

/** The vendor calls a global function when it is ready. */
async function loadUntilReady(address: string): Promise<void> {
  const isReady = new Promise<void>((resolve) => {
    window.jivo_onLoadCallback = () => resolve();
  });
  await Promise.all([loadScript(address), withinLimit(isReady)]);
}

function introduce(identity: ChatIdentity | null): void {
  if (!identity) return;
  window.jivo_api?.setUserToken(identity.externalId);
  window.jivo_api?.setContactInfo(contactOf(identity));
}

function takeDown(): void {
  dropScripts(SCRIPT);
  dropGlobals(['jivo_onLoadCallback', 'jivo_init', 'jivo_destroy', 'jivo_api']);
}
