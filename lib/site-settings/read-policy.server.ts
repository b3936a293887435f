import 'server-only';
import * as z from 'zod/mini';
import { ERROR_VIEW_STYLE } from '@/server/next-internals/error-view.mjs';
import { routing, type Locale } from '@/i18n/routing';
import { contentPolicy } from '@/lib/content-policy/policy';
import { snippetSources } from '@/lib/content-policy/snippets.server';
import { everythingFrom, joinSources, NO_SOURCES, type Sources } from '@/lib/content-policy/sources';
import { needsInlineStyles, vendorSources, type ChatVendor } from '@/lib/content-policy/vendors';
import { CHAT_KINDS } from '@/lib/content/chat-kinds';
import { readCollection, readRaw } from '@/lib/content/client.server';
import { parseRecord } from '@/lib/content/collections';
import { SITE_MARK } from '@/lib/content/site-mark';
import { hashSource } from '@/server/html/policy-hashes.mjs';
import { env, isDevelopment } from '@/lib/env/server';
import { looseFlag, nullableText } from '@/lib/platform/values';
import { parseUrl } from '@/lib/routing/parse-url';
import { requestPlatform } from './request-platform.server';

/** Milliseconds, for each read of the settings. */
export const READ_LIMIT_MS = 2_000;

/**
 * What every page's content security policy depends on. Each part is read separately and stays when its read fails.
 */
export interface PolicyParts {
  /** From the platform's general info. */
  services: { hasTagManager: boolean; hasFraudCheck: boolean };
  /** The platform's choice of a chat. */
  chat: ChatVendor;
  /** Of the content system, in both languages: a visit may begin in either. */
  site: { chats: readonly ChatVendor[]; snippets: readonly string[]; frames: readonly string[] };
}

export const NO_PARTS: PolicyParts = {
  services: { hasTagManager: false, hasFraudCheck: false },
  chat: { kind: null, config: {} },
  site: { chats: [], snippets: [], frames: [] },
};

/** By the sources that admit a page's own inline scripts. */
export type PagePolicy = (inlineScripts: readonly string[]) => string;

/** When a page's code fails to load, Next.js's own error view, with an inline style, shows for a moment. */
const FRAMEWORK: Sources = { ...NO_SOURCES, style: [hashSource(ERROR_VIEW_STYLE)] };

/** Development tools insert scripts and styles into the page: there only the document itself is protected. */
const IN_DEVELOPMENT: PagePolicy = () =>
  `frame-ancestors ${env.FRAME_ANCESTORS}; base-uri 'none'; object-src 'none'`;

export function pagePolicy({ services, chat, site }: PolicyParts): PagePolicy {
  if (isDevelopment) return IN_DEVELOPMENT;
  const vendors = { ...services, chats: chat.kind === null ? site.chats : [chat] };
  return contentPolicy({
    site: env.SITE_URL,
    frameAncestors: env.FRAME_ANCESTORS,
    sources: joinSources([
      FRAMEWORK,
      vendorSources(vendors),
      snippetSources(site.snippets),
      askedFrames(site.frames),
      configuredFrames(),
      everythingFrom(env.CSP_EXTRA_ORIGINS),
    ]),
    mediaOrigins: env.MEDIA_ORIGINS,
    paymentOrigins: env.PAYMENT_ORIGINS,
    hasInlineStyles: needsInlineStyles(vendors),
  });
}

/** Games on their own origin, the identity check, and what the operator adds. */
function configuredFrames(): Sources {
  const { GAMES_ORIGIN, VERIFICATION_ORIGINS, FRAME_ORIGINS } = env;
  const games = GAMES_ORIGIN === undefined ? [] : [GAMES_ORIGIN];
  return { ...NO_SOURCES, frame: [...games, ...VERIFICATION_ORIGINS, ...FRAME_ORIGINS] };
}

/** The betting page checks whether its frame's URL responds before it shows the frame. */
function askedFrames(addresses: readonly string[]): Sources {
  const origins = addresses
    .map((address) => parseUrl(address)?.origin)
    .filter((origin) => origin !== undefined);
  return { ...NO_SOURCES, connect: origins, frame: origins };
}

const generalInfo = z.object({
  analytic: z.catch(z.nullable(z.object({ gtm_id: nullableText })), null),
  is_seon_enabled: looseFlag,
});

/** Services enabled in a response of `metadata.getgeneralinfo`. */
export function servicesOf(info: unknown): PolicyParts['services'] {
  const { success, data } = generalInfo.safeParse(info);
  if (!success) return NO_PARTS.services;
  return { hasTagManager: Boolean(data.analytic?.gtm_id), hasFraudCheck: data.is_seon_enabled };
}

const supportSettings = z.object({
  kind: z.catch(z.nullable(z.enum(CHAT_KINDS)), null),
  config: z.catch(z.record(z.string(), z.unknown()), {}),
});

/** The chat chosen by the platform; none of a kind that pages do not know. @throws PlatformError or UpstreamFailure */
export async function readPlatformChat(): Promise<ChatVendor> {
  const settings = await requestPlatform({
    method: 'support.getsettings',
    locale: routing.defaultLocale,
    timeoutMs: READ_LIMIT_MS,
  });
  const { success, data } = supportSettings.safeParse(settings);
  return success ? data : NO_PARTS.chat;
}

/** Chats, enabled snippets and betting frames. @throws ContentFailure when either language cannot be read. */
export async function readSiteParts(): Promise<PolicyParts['site']> {
  const records = await Promise.all(
    routing.locales.map((locale: Locale) =>
      readCollection('prazer-config', { locale, timeoutMs: READ_LIMIT_MS }),
    ),
  );
  const found = records.filter((record) => record !== null);
  return {
    chats: found.map(({ chat }) => chat),
    frames: found.flatMap(({ betting }) => (betting.url === null ? [] : [betting.url])),
    snippets: await withSiteNames(
      found.flatMap(({ customCode }) => customCode.filter(({ isEnabled }) => isEnabled)),
    ),
  };
}

/** The codes as pages have them: with the site's name, which may be the other language's. */
async function withSiteNames(snippets: readonly { code: string }[]): Promise<readonly string[]> {
  const codes = snippets.map(({ code }) => code);
  if (!codes.some((code) => code.includes(SITE_MARK))) return codes;
  const records = await Promise.all(
    routing.locales.map((locale) => readRaw('common', { locale, timeoutMs: READ_LIMIT_MS })),
  );
  const names = records.map((record) => parseRecord('common', record).siteName);
  return codes.flatMap((code) => names.map((name) => code.replaceAll(SITE_MARK, () => name)));
}
