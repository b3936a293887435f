import { routing, type Locale } from '@/i18n/routing';
import { contentPagePath } from '@/lib/content/content-page-rules';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import { menuLinks } from '@/lib/content/menu-links.server';
import type { PrazerConfig } from '@/lib/content/schema-prazer-config';
import { isPageOn } from '@/lib/content/switched-pages';
import { getGames } from '@/lib/games/api';
import { loadOwnCategories } from '@/lib/games/loader';
import { inBatches } from '@/lib/in-batches';
import { loadJackpots } from '@/lib/jackpots/loader';
import { loadPrograms } from '@/lib/loyalty/loader';
import { loadOffers, loadPromotions } from '@/lib/offers/loader';
import { readPublic } from '@/lib/platform/share.server';
import { sameSitePath } from '@/lib/routing/external';
import { paths } from '@/lib/routing/paths';
import { isListedKind, isOpenAddress, listedRecord } from '@/lib/seo/is-listed.server';
import { PATHS_PER_SITEMAP, type SitemapPage } from '@/lib/seo/sitemap';
import { SEO_TEMPLATES, type SeoTemplate } from '@/lib/routing/url-template';
import { loadTournaments } from '@/lib/tournaments/loader';
import { noticeFallbacks } from '@/lib/upstream/degraded.server';

type Features = PrazerConfig['features'];

const GAMES_PER_READ = 500;
/** More at a time would keep pages waiting for the content system. */
const ITEMS_AT_ONCE = 8;
/** Lists are the same in every language; only their texts differ. */
const LIST_LOCALE: Locale = routing.defaultLocale;

/**
 * Names of all sitemaps: pages, list items where there are any, and as many parts as the games need, unless no game may
 * be listed. While the number of games is unknown, only their first part is named. It reports its own failure, as the
 * items' part does, which is named too while none of their lists can be read.
 */
export async function sitemapNames(): Promise<string[]> {
  const [lists, gameParts] = await Promise.all([itemLists(), countGameParts()]);
  const hasItems = lists === null || lists.some(([, found]) => found.length > 0);
  const games = Array.from({ length: gameParts }, (_, index) => `games-${index + 1}`);
  return ['pages', ...(hasItems ? ['items'] : []), ...games];
}

async function countGameParts(): Promise<number> {
  const [first, locales] = await Promise.all([
    readPublic(getGames, { offset: 0, count: 1 }, LIST_LOCALE),
    listedLocales(SEO_TEMPLATES.game),
  ]);
  return locales.length === 0 ? 0 : Math.ceil((first?.total ?? 1) / PATHS_PER_SITEMAP);
}

/** Pages of one sitemap; null for an unknown name, or if not all of its pages are known. */
export async function sitemapPages(name: string): Promise<SitemapPage[] | null> {
  if (name === 'pages') return standingPages();
  if (name === 'items') return itemPages();
  const part = /^games-([1-9]\d{0,3})$/.exec(name)?.[1];
  return part === undefined ? null : gamePages(Number(part) - 1);
}

/** Null if sources could not be read: a shorter list would suggest that the missing pages are gone. */
async function standingPages(): Promise<SitemapPage[] | null> {
  const { made, hasGaps } = await noticeFallbacks(async () => {
    const { features } = await loadSiteConfig(LIST_LOCALE);
    return { features, written: await writtenPages(features) };
  });
  if (hasGaps) return null;
  const { features, written } = made;
  const own = [
    paths.home(),
    paths.gameHall(),
    paths.providers(),
    paths.jackpots(),
    paths.winners(),
    paths.tournaments(),
    paths.offers(),
    paths.promotions(),
    paths.loyalty(),
    paths.loyaltyShop(),
    paths.betting(),
    paths.support(),
  ].filter((path) => isPageOn(path, features));
  const pages = await Promise.all([
    ...own.map((path) => standingPage(path, true)),
    ...written.map((path) => standingPage(path, false)),
  ]);
  return pages.filter((page) => page.locales.length > 0);
}

/** @param isOwn The page exists even without a record. */
async function standingPage(path: string, isOwn: boolean): Promise<SitemapPage> {
  const records = await Promise.all(routing.locales.map((locale) => listedRecord(path, locale)));
  const locales = routing.locales.filter((_, index) => {
    const record = records[index];
    return record && (isOwn || !record.isMissing);
  });
  const lastModified = records.find(Boolean)?.schemaArticle?.dateModified;
  return { path, locales, ...(lastModified && { lastModified }) };
}

/** Addresses of the operator's pages, as linked in the menu and footer of any language. */
async function writtenPages(features: Features): Promise<string[]> {
  const texts = await Promise.all(routing.locales.map((locale) => loadCollection('common', locale)));
  const links = texts.flatMap(({ menu, footerLinks }) => menuLinks([...menu, ...footerLinks], features));
  const linked = links.flatMap(({ url }) => {
    const path = sameSitePath(url);
    if (path === null) return [];
    const [slug = '', ...rest] = path
      .replace(/[?#].*$/, '')
      .slice(1)
      .split('/');
    return rest.length > 0 ? [] : [contentPagePath(slug)];
  });
  return [...new Set(linked)].filter((path) => path !== null);
}

async function itemPages(): Promise<SitemapPage[] | null> {
  const lists = await itemLists();
  if (lists === null) return null;
  const pages: SitemapPage[] = [];
  for (const [template, found] of lists) pages.push(...(await itemsOf(template, found)));
  return pages;
}

/** An unreadable list is omitted until it can be read: a platform may lack one permanently. Null if all fail. */
async function itemLists(): Promise<[SeoTemplate, string[]][] | null> {
  const { features } = await loadSiteConfig(LIST_LOCALE);
  const lists = await Promise.all([
    loadOwnCategories(LIST_LOCALE),
    loadTournaments(LIST_LOCALE),
    loadJackpots(LIST_LOCALE),
    loadOffers(LIST_LOCALE),
    loadPromotions(LIST_LOCALE),
    features.loyalty ? loadPrograms(LIST_LOCALE) : null,
  ]);
  if (lists.every((list) => list === null)) return null;
  const [categories, tournaments, jackpots, offers, promotions, programs] = lists;
  const { category, tournament, tournamentGames, jackpot, offer, promotion, loyaltyProgram } = SEO_TEMPLATES;
  return [
    [category, ids(categories).map(paths.category)],
    [tournament, ids(tournaments).map(paths.tournament)],
    [tournamentGames, ids(tournaments).map(paths.tournamentGames)],
    [jackpot, ids(jackpots).map(paths.jackpot)],
    [offer, ids(offers).map(paths.offer)],
    [promotion, ids(promotions).map(paths.promotion)],
    [loyaltyProgram, (programs ?? []).map(({ sysname }) => paths.loyaltyProgram(sysname))],
  ];
}

function ids(items: readonly { id: string }[] | null): string[] {
  return (items ?? []).map(({ id }) => id);
}

/**
 * Reads as many as the platform returns at once, which may be fewer than requested. The games' shared record decides:
 * reading each game's own would cost a request per game. Null also for a part after the last.
 */
async function gamePages(part: number): Promise<SitemapPage[] | null> {
  const end = (part + 1) * PATHS_PER_SITEMAP;
  const found: string[] = [];
  for (let offset = part * PATHS_PER_SITEMAP; offset < end;) {
    const input = { offset, count: Math.min(GAMES_PER_READ, end - offset) };
    const result = await readPublic(getGames, input, LIST_LOCALE);
    if (!result || (part > 0 && result.total <= part * PATHS_PER_SITEMAP)) return null;
    if (result.items.length === 0) break;
    found.push(...result.items.map(({ sysname }) => paths.game(sysname)));
    offset += result.items.length;
    if (offset >= result.total) break;
  }
  const locales = await listedLocales(SEO_TEMPLATES.game);
  return pagesOf(found, (path) => localesWhere(locales, (locale) => isOpenAddress(path, locale)));
}

/** Pages of list items: their own record decides, else the one shared by their kind. */
async function itemsOf(template: SeoTemplate, found: readonly string[]): Promise<SitemapPage[]> {
  const kindLocales = await listedLocales(template);
  return pagesOf(found, (path) =>
    localesWhere(routing.locales, async (locale) => {
      const own = await listedRecord(path, locale);
      return own?.isMissing ? kindLocales.includes(locale) : own !== null;
    }),
  );
}

/** Languages in which pages of a kind may be listed. */
function listedLocales(template: SeoTemplate): Promise<Locale[]> {
  return localesWhere(routing.locales, (locale) => isListedKind(template, locale));
}

async function pagesOf(
  found: readonly string[],
  localesOf: (path: string) => Promise<Locale[]>,
): Promise<SitemapPage[]> {
  const pages = await inBatches([...new Set(found)], ITEMS_AT_ONCE, async (path) => ({
    path,
    locales: await localesOf(path),
  }));
  return pages.filter(({ locales }) => locales.length > 0);
}

async function localesWhere(
  locales: readonly Locale[],
  isListed: (locale: Locale) => Promise<boolean>,
): Promise<Locale[]> {
  const answers = await Promise.all(locales.map(isListed));
  return locales.filter((_, index) => answers[index]);
}
