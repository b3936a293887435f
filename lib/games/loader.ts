import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import { env } from '@/lib/env/server';
import { readPublic } from '@/lib/platform/share.server';
import { uniqueBy } from '@/lib/platform/unique-by';
import { sameSitePath } from '@/lib/routing/external';
import { localePath, stripLocale } from '@/lib/routing/locale-path';
import { parseUrl } from '@/lib/routing/parse-url';
import { paths } from '@/lib/routing/paths';
import { mayLeadTo } from '@/lib/routing/refused.server';
import { distinctName } from '@/lib/seo/distinct-name';
import { pageSeo } from '@/lib/seo/page-metadata.server';
import { SEO_TEMPLATES } from '@/lib/routing/url-template';
import { getCategories, getGames, getProviders, PROVIDERS_READ, type GameOptions } from './api';
import {
  FIRST_TILES,
  hallGamesInput,
  isCategoryId,
  isSysname,
  NO_FILTER,
  ROW_LENGTH,
  TILE_STEP,
  visibleCategories,
  type HallScope,
} from './rules';
import type { Category, CategoryLink, Game, GamePage, Provider } from './schema';
import { gameCrumbs } from './structured-data.server';

const MAX_ROWS = 4;
/** Longer names are searched for by their beginning. */
const MAX_SEARCH_LENGTH = 100;

/** The categories a visitor may see, in the platform's order; null when they could never be read (R-GAME-06). */
export const loadCategories = cache(async (locale: Locale): Promise<readonly Category[] | null> => {
  const [config, result] = await Promise.all([
    loadCollection('games-config', locale),
    readPublic(getCategories, {}, locale),
  ]);
  return result && visibleCategories(result.items, config.hiddenCategories);
});

/** Each once; null when they could never be read (R-GAME-07). */
export const loadProviders = cache(async (locale: Locale): Promise<readonly Provider[] | null> => {
  const result = await readPublic(getProviders, PROVIDERS_READ, locale);
  return result && uniqueBy(result.items, 'sysname');
});

/** The first tiles of an unfiltered hall, the same for everyone; null when the read failed. */
export async function loadFirstGames(
  locale: Locale,
  scope: HallScope = {},
  count = FIRST_TILES,
): Promise<GamePage | null> {
  const input = { ...hallGamesInput(NO_FILTER, scope), offset: 0, count };
  const page = await readPublic(getGames, input, locale);
  // A platform may return more games than requested.
  return page && { ...page, items: page.items.slice(0, count) };
}

interface HallPart {
  /** One with a single type has no type filter. */
  category?: Category;
  /** A tournament or jackpot, whose hall has no categories (R-TOUR-03). */
  event?: HallScope;
}

/** Everything a game hall renders first: all games, or those of one category, tournament or jackpot. */
export async function loadHall(locale: Locale, { category, event }: HallPart = {}) {
  const scope: HallScope = event ?? (category ? { category: category.id } : {});
  const [games, categories, config, { features }] = await Promise.all([
    loadFirstGames(locale, scope),
    event ? [] : loadCategoryLinks(locale),
    loadCollection('games-config', locale),
    loadSiteConfig(locale),
  ]);
  const hasTypes = !category || category.type === null || category.type === 'all';
  return {
    games,
    categories,
    types: hasTypes ? config.types : [],
    pageSize: config.pageSize,
    scope,
    hasHeart: features.favouriteIcon,
  };
}

/** Pictures by sysname; without games that have none or could not be read. */
export async function loadGamePictures(
  locale: Locale,
  sysnames: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const wanted = [...new Set(sysnames)];
  if (wanted.length === 0) return {};
  const input = { ...hallGamesInput(NO_FILTER), sysnames: wanted, offset: 0, count: wanted.length };
  const page = await readPublic(getGames, input, locale);
  return Object.fromEntries(
    (page?.items ?? []).flatMap(({ sysname, image }) => (image ? [[sysname, image]] : [])),
  );
}

/** For the home page: the first games of the first categories that have any and do not lead elsewhere. */
export const loadGameRows = cache(
  async (locale: Locale): Promise<readonly { category: Category; games: readonly Game[] }[]> => {
    const candidates = ((await loadOwnCategories(locale)) ?? []).slice(0, MAX_ROWS + 2);
    const pages = await Promise.all(
      candidates.map(({ id }) => loadFirstGames(locale, { category: id }, ROW_LENGTH)),
    );
    return candidates
      .map((category, index) => ({ category, games: pages[index]?.items ?? [] }))
      .filter(({ games }) => games.length > 0)
      .slice(0, MAX_ROWS);
  },
);

/** The decision of a category page's guard (R-GUARD-22). */
type CategoryResult =
  | { kind: 'category'; category: Category }
  | { kind: 'redirect'; to: string }
  | { kind: 'failed' };

/** The categories that lead to no other URL. */
export async function loadOwnCategories(locale: Locale): Promise<readonly Category[] | null> {
  const categories = await loadCategories(locale);
  if (categories === null) return null;
  const known = byPath(categories);
  return categories.filter((category) => leadsTo(category, known, locale) === null);
}

/** For links to all categories, in their order; empty when they could not be read. */
export async function loadCategoryLinks(locale: Locale): Promise<readonly CategoryLink[]> {
  const categories = (await loadCategories(locale)) ?? [];
  const known = byPath(categories);
  return categories.map((category) => {
    const { id, name } = category;
    const to = leadsTo(category, known, locale);
    return to?.startsWith('/') ? { id, name, href: stripLocale(to).path } : { id, name };
  });
}

/** Unknown and hidden categories redirect to the hall, one with its own URL to that URL. */
export async function loadCategory(id: string, locale: Locale): Promise<CategoryResult> {
  const hall: CategoryResult = { kind: 'redirect', to: localePath(locale, paths.gameHall()) };
  if (!isCategoryId(id)) return hall;
  const categories = await loadCategories(locale);
  if (categories === null) return { kind: 'failed' };
  const category = categories.find((known) => known.id === id);
  if (!category) return hall;
  const to = leadsTo(category, byPath(categories), locale);
  return to === null ? { kind: 'category', category } : { kind: 'redirect', to };
}

/** Categories by path, for quick lookup: an operator may have thousands. */
function byPath(categories: readonly Category[]): ReadonlyMap<string, Category> {
  return new Map(categories.map((category) => [paths.category(category.id), category]));
}

/** Where a category leads; null when it shows its games, as in a redirect cycle. */
function leadsTo(category: Category, known: ReadonlyMap<string, Category>, locale: Locale): string | null {
  const passed = new Set<string>();
  for (let at: Category | undefined = category; at && !passed.has(at.id);) {
    passed.add(at.id);
    const to = categoryTarget(at, locale);
    const next = to === null ? null : stripLocale(to).path.replace(/[?#].*$/, '');
    if (next === paths.category(category.id)) return null;
    at = next === null ? undefined : known.get(next);
  }
  return categoryTarget(category, locale);
}

/** A URL that cannot be navigated to, or is the category's own, is ignored: the category then shows its games. */
function categoryTarget({ id, redirect_url }: Category, locale: Locale): string | null {
  if (!redirect_url || !mayLeadTo(redirect_url)) return null;
  const own = parseUrl(redirect_url);
  if (own && own.origin !== env.SITE_URL) return own.href;
  const path = sameSitePath(own ? `${own.pathname}${own.search}${own.hash}` : redirect_url);
  if (path === null) return null;
  const plain = stripLocale(path).path;
  return plain.replace(/[?#].*$/, '') === paths.category(id) ? null : localePath(locale, plain);
}

/** What a game's page shows besides its SEO record. */
export type GameView = Awaited<ReturnType<typeof viewOf>>;

/** A game's page, read once per render: null if the platform has no such game, without a view if the read failed. */
export const loadGamePage = cache(async (sysname: string, locale: Locale) => {
  if (!isSysname(sysname)) return null;
  const game = await loadGame(sysname, locale);
  if (game === null) return null;
  const record = { path: paths.game(sysname), template: SEO_TEMPLATES.game, locale, isItemUnread: !game };
  const [view, seo] = await Promise.all([
    game && viewOf(game, locale),
    game ? searchName(game, locale).then((name) => pageSeo({ ...record, name })) : pageSeo(record),
  ]);
  return { view, seo };
});

/** The name of a game's page in search results. Games of several providers often share a name. */
async function searchName({ name, sysname }: Game, locale: Locale): Promise<string> {
  const options = { search: name.slice(0, MAX_SEARCH_LENGTH) };
  const input = { fields: ['description'], offset: 0, count: TILE_STEP, options } as const;
  const result = await readPublic(getGames, input, locale);
  return distinctName(
    name,
    sysname,
    result?.items.map((game) => ({ id: game.sysname, name: game.name })) ?? null,
  );
}

async function viewOf(game: Game, locale: Locale) {
  const [providers, related, config, { features }, crumbs] = await Promise.all([
    loadProviders(locale),
    loadRelatedGames(game, locale),
    loadCollection('games-config', locale),
    loadSiteConfig(locale),
    gameCrumbs(locale, game),
  ]);
  const provider = providers?.find((known) => known.sysname === game.provider) ?? null;
  return {
    game,
    provider,
    related,
    features,
    playUrl: `${env.GAMES_ORIGIN ?? ''}${config.playUrl}`,
    nodes: [crumbs],
  };
}

async function loadGame(sysname: string, locale: Locale): Promise<Game | null | undefined> {
  const input = { sysnames: [sysname], fields: ['description'], offset: 0, count: 1 } as const;
  const result = await readPublic(getGames, input, locale);
  return result ? (result.items.find((game) => game.sysname === sysname) ?? null) : undefined;
}

/** Other games of the same provider, or of any if there are none. */
async function loadRelatedGames(game: Game, locale: Locale): Promise<readonly Game[]> {
  const options: GameOptions = game.provider ? { providers: [game.provider] } : {};
  const input = { fields: ['description'], offset: 0, count: TILE_STEP + 1, options } as const;
  const result = await readPublic(getGames, input, locale);
  return (result?.items ?? []).filter(({ sysname }) => sysname !== game.sysname).slice(0, TILE_STEP);
}
