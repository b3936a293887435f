import 'server-only';
import type { Locale } from '@/i18n/routing';
import { siteHost } from '@/lib/env/site-host';
import { log } from '@/lib/log';
import { reasonOf } from '@/lib/upstream/failed-read';
import { compileRedirectRules, type CompiledRule } from './redirect-rules';
import { compileRobots, type RobotsRules } from './robots';
import { shared } from '@/server/shared-state.mjs';
import {
  NO_PARTS,
  pagePolicy,
  readPlatformChat,
  readSiteParts,
  type PagePolicy,
  type PolicyParts,
} from './read-policy.server';
import {
  readPlatformState,
  readSeoSettings,
  type PlatformState,
  type SeoSettings,
} from './read-settings.server';
import { readWrittenSlugs, type WrittenSlugs } from './read-written-slugs.server';

/** Compiled, from both back ends, for middleware and route handlers. */
export interface SiteSettings {
  redirects: readonly CompiledRule[];
  /** Null where the operator has none. */
  robotsText: string | null;
  /** Whether a path is closed to search engines. */
  isClosed: RobotsRules;
  isMaintenance: boolean;
  contentPolicy: PagePolicy;
  /** Whether it is certain that no content page of the language has this slug (decoded, NFC). */
  isUnknownSlug: (slug: string, locale: Locale) => boolean;
}

export interface SettingsState {
  settings: SiteSettings;
  /** The first read completed or timed out: no request waits any more. */
  isReady: boolean;
  firstWait: Promise<void> | null;
  reading: Promise<void> | null;
  next: Promise<void> | null;
  timer: NodeJS.Timeout | null;
  /** What the rules were compiled from. */
  source: string | null;
  /** What the content policy was compiled from. */
  policy: PolicyParts;
  failing: Set<string>;
  /** Slugs of content pages; null where the content system does not list them, or the list was found incomplete. */
  slugs: WrittenSlugs | null;
  /** When the slugs were read. Milliseconds of `Date.now`; 0 to read them immediately. */
  slugsReadAt: number;
  /** No response and no other setting waits for it: a long list takes seconds. */
  readingSlugs: Promise<void> | null;
  /** The webhook was called since the list was read: a page it lacks may be a new one. */
  areSlugsOld: boolean;
}

/** How long the first response may wait for the settings in all. */
const FIRST_READ_LIMIT_MS = 900;
/** How often they are read afterwards. */
const REFRESH_INTERVAL_MS = 10_000;
/** How often the list of content pages is read. */
const SLUGS_INTERVAL_MS = 60_000;

const state: SettingsState = (shared.siteSettings ??= {
  settings: {
    redirects: [],
    robotsText: null,
    isClosed: compileRobots(''),
    isMaintenance: false,
    // Created on demand: a build has no environment.
    contentPolicy: (inlineScripts) => pagePolicy(NO_PARTS)(inlineScripts),
    isUnknownSlug: (slug, locale) => !state.areSlugsOld && state.slugs?.[locale].has(slug) === false,
  },
  isReady: false,
  firstWait: null,
  reading: null,
  next: null,
  timer: null,
  source: null,
  policy: NO_PARTS,
  failing: new Set(),
  slugs: null,
  slugsReadAt: 0,
  readingSlugs: null,
  areSlugsOld: false,
});

/** The settings, awaited (0.9 s at most, then defaults) before the first response of the process. Never rejects. */
export async function readySettings(): Promise<SiteSettings> {
  if (!state.isReady) await (state.firstWait ??= waitForFirst());
  return state.settings;
}

/**
 * Reads the settings at once, for the webhook. A read that began before may contain the previous state. Until the list
 * of content pages is read too, no page counts as unknown. Never rejects.
 */
export async function refreshSettings(): Promise<void> {
  state.slugsReadAt = 0;
  state.areSlugsOld = true;
  readSlugsWhenDue();
  await (state.reading === null ? read() : readAfterwards(state.reading));
}

/**
 * Reads the settings every 10 s in the background. Called once at server start: with a timer that a request starts,
 * logs and traces would count each later read as part of that request.
 */
export function keepSettingsFresh(): void {
  state.timer ??= setInterval(() => {
    if (state.reading === null) void read();
  }, REFRESH_INTERVAL_MS).unref();
}

async function waitForFirst(): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const timeUp = new Promise<void>((resolve) => {
    limit = setTimeout(resolve, FIRST_READ_LIMIT_MS);
  });
  const reading = state.reading ?? read();
  const isRead = await Promise.race([reading.then(() => true), timeUp]);
  shared.areBackEndsSilent = isRead !== true;
  void reading.finally(() => (shared.areBackEndsSilent = false));
  clearTimeout(limit);
  state.isReady = true;
}

function readAfterwards(reading: Promise<void>): Promise<void> {
  return (state.next ??= reading.then(() => {
    state.next = null;
    return state.reading ?? read();
  }));
}

function read(): Promise<void> {
  readSlugsWhenDue();
  const reading = Promise.all([
    keepLastGood('seo-settings', readSeoSettings, applySeo),
    keepLastGood('maintenance', readPlatformState, applyPlatform),
    keepLastGood('support-chat', readPlatformChat, (chat) => applyPolicy({ chat })),
    keepLastGood('site-config', readSiteParts, (site) => applyPolicy({ site })),
  ]).then(() => {
    state.reading = null;
  });
  state.reading = reading;
  return reading;
}

/** If even the re-read list lacks a page that exists, the content system is asked about each from then on. */
export async function confirmSlug(slug: string | null, locale: Locale): Promise<void> {
  await state.readingSlugs;
  if (slug === null || !state.settings.isUnknownSlug(slug, locale)) return;
  await refreshSettings();
  await state.readingSlugs;
  if (!state.settings.isUnknownSlug(slug, locale)) return;
  apply({ isUnknownSlug: () => false });
  log.warn('written-slugs-incomplete', { slug });
}

function readSlugsWhenDue(): void {
  if (Date.now() - state.slugsReadAt >= SLUGS_INTERVAL_MS) state.readingSlugs ??= readSlugs();
}

/** Once more if the webhook was called meanwhile; if the read after it failed, again with the next settings. */
async function readSlugs(): Promise<void> {
  do {
    state.slugsReadAt = Date.now();
    await keepLastGood('written-slugs', readWrittenSlugs, (slugs) => {
      state.slugs = slugs;
      state.areSlugsOld = state.slugsReadAt === 0;
    });
  } while (state.slugsReadAt === 0);
  if (state.areSlugsOld) state.slugsReadAt = 0;
  state.readingSlugs = null;
}

/** The back end that provides each part of the settings. */
const SIDES = {
  'seo-settings': 'content',
  maintenance: 'platform',
  'support-chat': 'platform',
  'site-config': 'content',
  'written-slugs': 'content',
} as const;

/** Logged once, until a read succeeds. */
async function keepLastGood<T>(
  name: keyof typeof SIDES,
  load: () => Promise<T>,
  use: (value: T) => void,
): Promise<void> {
  const since = performance.now();
  try {
    use(await load());
    if (state.failing.delete(name)) log.info('settings-read-again', { part: name });
  } catch (error) {
    if (state.failing.has(name)) return;
    state.failing.add(name);
    const ms = Math.round(performance.now() - since);
    log.warn('settings-read-failed', { side: SIDES[name], part: name, ...reasonOf(error), ms });
  }
}

function apply(change: Partial<SiteSettings>): void {
  state.settings = { ...state.settings, ...change };
  shared.microCache?.clear();
}

function applyPlatform({ isMaintenance, services }: PlatformState): void {
  if (isMaintenance !== state.settings.isMaintenance) apply({ isMaintenance });
  if (services !== null) applyPolicy({ services });
}

function applyPolicy(change: Partial<PolicyParts>): void {
  const parts = { ...state.policy, ...change };
  if (JSON.stringify(parts) === JSON.stringify(state.policy)) return;
  state.policy = parts;
  apply({ contentPolicy: pagePolicy(parts) });
}

function applySeo(seo: SeoSettings): void {
  const source = JSON.stringify(seo);
  if (source === state.source) return;
  const { rules, dropped } = compileRedirectRules(seo.redirects, siteHost());
  const robotsText = seo.robotsTxt;
  apply({ redirects: rules, robotsText, isClosed: compileRobots(robotsText ?? '') });
  state.source = source;
  for (const { from, reason } of dropped) log.warn('redirect-rule-dropped', { from, reason });
}
