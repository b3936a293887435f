import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import type { GameType } from '@/lib/content/game-types';
import { hallPageSize, MAX_RENDERED_TILES, listedCount, type HallScope } from '@/lib/games/rules';
import type { CategoryLink, GamePage } from '@/lib/games/schema';
import { paths } from '@/lib/routing/paths';
import { counted } from '@/lib/format/thousands';
import { GameHall } from './game-hall';

interface HallPageProps {
  /** Null if the request failed. */
  games: GamePage | null;
  categories: readonly CategoryLink[];
  types: readonly GameType[];
  /** Configured number of initial games. */
  pageSize: number;
  scope?: HallScope;
  hasHeart: boolean;
}

/** Its first tiles are in the server's HTML. */
export async function HallPage({ games, categories, types, pageSize, scope = {}, hasHeart }: HallPageProps) {
  const t = await getTranslations('games');
  const first = firstGames(games);
  // No more than the row renders.
  const chips = categories.slice(0, MAX_RENDERED_TILES);
  return (
    <ClientMessages namespaces={['games']}>
      <GameHall
        types={types}
        categories={chips}
        scope={scope}
        first={first}
        firstCount={games === null ? '' : t('gameCount', counted(first.total))}
        step={hallPageSize(pageSize)}
        hasHeart={hasHeart}
      >
        {games === null && <FailedState />}
        {games?.items.length === 0 && (
          <EmptyState icon="games" title={t('empty')} text={t('emptyText')}>
            {scope.category !== undefined && <ButtonLink href={paths.gameHall()}>{t('toHall')}</ButtonLink>}
          </EmptyState>
        )}
      </GameHall>
    </ClientMessages>
  );
}

/** Only what tiles show is sent to the browser. */
function firstGames(games: GamePage | null) {
  const items = (games?.items ?? []).map(({ sysname, name, image }) => ({ sysname, name, image }));
  return { items, total: listedCount(games?.total ?? 0) };
}
