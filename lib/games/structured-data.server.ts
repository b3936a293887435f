import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/routing';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs } from '@/lib/seo/page-metadata.server';
import { itemList } from '@/lib/seo/item-list.server';
import type { JsonLdNode } from '@/lib/seo/json-ld';
import type { Game, GamePage } from './schema';

/** A game hall's breadcrumbs, and the games in its HTML. */
export async function hallNodes(
  locale: Locale,
  games: GamePage | null,
  trail: readonly { name: string; path: string }[],
): Promise<JsonLdNode[]> {
  const items = (games?.items ?? []).map(({ sysname, name }) => ({ name, path: paths.game(sysname) }));
  return [await breadcrumbs(locale, trail), ...itemList(locale, items)];
}

/** A game's breadcrumbs, through the hall that contains it. */
export async function gameCrumbs(
  locale: Locale,
  { sysname, name }: Pick<Game, 'sysname' | 'name'>,
): Promise<JsonLdNode> {
  const t = await getTranslations('games');
  return breadcrumbs(locale, [
    { name: t('hallTitle'), path: paths.gameHall() },
    { name, path: paths.game(sysname) },
  ]);
}
