import { getTranslations } from 'next-intl/server';
import { GameRow } from '@/components/games/tile/game-row';
import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { loadFirstGames } from '@/lib/games/loader';
import { ROW_LENGTH } from '@/lib/games/rules';
import { paths } from '@/lib/routing/paths';

/** The first games of a tournament in one row; nothing where there are none or they could not be read. */
export async function TournamentGames({ id }: { id: string }) {
  const locale = await currentLocale();
  const [t, layout, games, { features }] = await Promise.all([
    getTranslations('tournaments'),
    getTranslations('layout'),
    loadFirstGames(locale, { tournament_id: id }, ROW_LENGTH),
    loadSiteConfig(locale),
  ]);
  if (!games || games.items.length === 0) return null;
  return (
    <ClientMessages namespaces={['games']}>
      <GameRow
        title={t('toGames')}
        href={paths.tournamentGames(id)}
        linkLabel={layout('showAll')}
        isTitleLink={features.clickableTitles}
        games={games.items}
        hasHeart={features.favouriteIcon}
        isLate
      />
    </ClientMessages>
  );
}
