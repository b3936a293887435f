import type { SearchGame, SearchHits } from '@/lib/games/search-index';
import { paths } from '@/lib/routing/paths';
import type { SearchGroup } from './search-list';

type ShownGame = Pick<SearchGame, 'sysname' | 'name' | 'image'>;
/** Second line of a game; empty if unknown. */
type NoteOf = (sysname: string) => string;

/** Results as groups of options: the few providers and categories before the games; empty groups are omitted. */
export function searchGroups(
  { games, providers, categories, total }: SearchHits,
  noteOf: NoteOf,
): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      kind: 'categories',
      options: categories.map(({ id, name }) => ({ key: id, href: paths.category(id), text: name })),
    },
    {
      kind: 'providers',
      options: providers.map(({ sysname, name }) => ({
        key: sysname,
        href: paths.gameHall({ providers: [sysname] }),
        text: name,
      })),
    },
    { ...gameGroup('games', games, noteOf), total },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Suggestions while the field is empty: recently played games, then other recommended ones. */
export function startGroups(
  recent: readonly ShownGame[],
  recommended: readonly ShownGame[],
  noteOf: NoteOf,
): SearchGroup[] {
  const played = new Set(recent.map(({ sysname }) => sysname));
  const others = recommended.filter(({ sysname }) => !played.has(sysname));
  return [gameGroup('recent', recent, noteOf), gameGroup('recommended', others, noteOf)].filter(
    ({ options }) => options.length > 0,
  );
}

/** Index of the first found game, which Enter opens; suggestions, providers and categories need a choice: null. */
export function firstGamePlace(groups: readonly SearchGroup[]): number | null {
  const at = groups.findIndex(({ kind }) => kind === 'games');
  if (at === -1) return null;
  return groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0);
}

function gameGroup(
  kind: 'games' | 'recent' | 'recommended',
  games: readonly ShownGame[],
  noteOf: NoteOf,
): SearchGroup {
  return {
    kind,
    options: games.map(({ sysname, name, image }) => ({
      key: sysname,
      href: paths.game(sysname),
      text: name,
      image,
      note: noteOf(sysname),
    })),
  };
}
