import { loadScript } from '@/lib/browser/load-script';
import type { StartChat } from './contract';
import { attempt, contactOf, dropGlobals, dropScripts, requireSetting } from './vendor-tools';

interface Verbox {
  (...words: readonly unknown[]): void;
  /** Calls made before the script loaded, which it then runs in order. */
  q?: (readonly unknown[])[];
}

declare global {
  interface Window {
    supportAPIMethod?: string;
    VerboxSetup?: { language: string };
    Verbox?: Verbox;
  }
}

const SCRIPT = 'https://admin.verbox.ru/support/support.js';

/** Verbox: `id` of the account. It can only close its window, not hide its button: instead of hiding, it is ended. */
export const startVerbox: StartChat = async ({ config, identity, locale }) => {
  const id = requireSetting(config.id, /^[\w-]{1,100}$/);
  const queueing: Verbox = (...words) => void (queueing.q ??= []).push(words);
  window.supportAPIMethod = 'Verbox';
  window.VerboxSetup = { language: locale };
  window.Verbox = queueing;
  if (identity) {
    queueing('setClientInfo', { ...contactOf(identity), custom: { external_id: identity.externalId } });
  }
  try {
    await loadScript(`${SCRIPT}?h=${id}`, { id: 'supportScript' });
  } catch (error) {
    takeDown();
    throw error;
  }
  return {
    open: () => window.Verbox?.('openSupport'),
    end: () => {
      attempt(() => window.Verbox?.('destroy'));
      takeDown();
    },
  };
};

function takeDown(): void {
  dropScripts(SCRIPT);
  dropGlobals(['Verbox', 'supportAPIMethod', 'VerboxSetup']);
}
