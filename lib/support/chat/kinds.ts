import type { CHAT_KINDS } from '@/lib/content/chat-kinds';
import type { StartChat } from './contract';

export type ChatKind = (typeof CHAT_KINDS)[number];

/** Code of each kind, fetched when that kind is chosen; `comm100` does nothing (R-SUP-03). */
const STARTS: Record<Exclude<ChatKind, 'comm100'>, () => Promise<StartChat>> = {
  live_tex: () => import('./live-tex').then((module) => module.startLiveTex),
  freshChat: () => import('./fresh-chat').then((module) => module.startFreshChat),
  liveChat: () => import('./live-chat').then((module) => module.startLiveChat),
  verbox: () => import('./verbox').then((module) => module.startVerbox),
  betunlim: () => import('./betunlim').then((module) => module.startBetunlim),
  jivoSite: () => import('./jivo-site').then((module) => module.startJivoSite),
};

/** The start function of a kind; null for none and for the one that does nothing. */
export async function chatStarter(kind: ChatKind | null): Promise<StartChat | null> {
  return kind === null || kind === 'comm100' ? null : STARTS[kind]();
}
