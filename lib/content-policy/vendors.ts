import { parseUrl } from '@/lib/routing/parse-url';
import { withScheme } from '@/lib/routing/with-scheme';
import { everythingFrom, joinSources, NO_SOURCES, type Sources } from './sources';

/** A support chat chosen by the platform or the content system; `kind` is one of the contract's chat kinds. */
export interface ChatVendor {
  kind: string | null;
  config: Readonly<Record<string, unknown>>;
}

/** The third-party services the operator has enabled. */
export interface Vendors {
  hasTagManager: boolean;
  hasFraudCheck: boolean;
  chats: readonly ChatVendor[];
}

/** Scripts from its own origin only: the operator names what its tags load besides (`CSP_EXTRA_ORIGINS`). */
const TAG_MANAGER: Sources = {
  ...NO_SOURCES,
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  media: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  frame: ['https://www.googletagmanager.com'],
};

const FRAUD_CHECK: Sources = {
  ...NO_SOURCES,
  script: ['https://cdn.seondf.com'],
  connect: ['https://*.seondf.com', 'https://*.seondnsresolve.com'],
};

/** Hosts of each chat vendor, and the account setting that may name another one. */
const CHATS: ReadonlyMap<string, { hosts: readonly string[]; setting?: string }> = new Map([
  ['live_tex', { hosts: ['https://*.livetex.ru'], setting: 'script' }],
  ['freshChat', { hosts: ['https://*.freshchat.com'], setting: 'host' }],
  ['liveChat', { hosts: ['https://*.livechatinc.com', 'https://*.text.com'] }],
  ['verbox', { hosts: ['https://*.verbox.ru', 'https://*.site-chat.me'] }],
  ['betunlim', { hosts: [], setting: 'url' }],
  ['jivoSite', { hosts: ['https://*.jivosite.com'] }],
]);

/** Origins that the enabled services need; disabled ones add none. */
export function vendorSources({ hasTagManager, hasFraudCheck, chats }: Vendors): Sources {
  return joinSources([
    ...(hasTagManager ? [TAG_MANAGER] : []),
    ...(hasFraudCheck ? [FRAUD_CHECK] : []),
    ...chats.map(chatSources),
  ]);
}

/** Chats and the tag manager's tags write their own styles into the page (decision 0023). */
export function needsInlineStyles({ hasTagManager, chats }: Vendors): boolean {
  return hasTagManager || chats.some(({ kind }) => kind !== null && CHATS.has(kind));
}

function chatSources({ kind, config }: ChatVendor): Sources {
  const chat = kind === null ? undefined : CHATS.get(kind);
  if (chat === undefined) return NO_SOURCES;
  const named = chat.setting === undefined ? null : httpsOrigin(withScheme(config[chat.setting]));
  const origins = [...chat.hosts, ...(named === null ? [] : [named])];
  return everythingFrom(origins);
}

/** The origin of an https URL; null for anything else. */
export function httpsOrigin(value: unknown): string | null {
  const url = typeof value === 'string' ? parseUrl(value.trim()) : null;
  return url?.protocol === 'https:' ? url.origin : null;
}
