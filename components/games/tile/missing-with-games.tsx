import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadFirstGames } from '@/lib/games/loader';
import { ROW_LENGTH } from '@/lib/games/rules';
import { paths } from '@/lib/routing/paths';
import { GameRow } from './game-row';
import { TILE_TEXTS } from './tile-texts';

/** With popular games to go on with, where they could be read. */
export async function MissingWithGames() {
  const locale = await currentLocale();
  const [t, popular] = await Promise.all([getTranslations('home'), loadFirstGames(locale, {}, ROW_LENGTH)]);
  const games = popular?.items ?? [];
  return (
    <>
      <MissingPage />
      {games.length > 0 && (
        <ClientMessages namespaces={TILE_TEXTS}>
          <GameRow title={t('popularGames')} href={paths.gameHall()} games={games} />
        </ClientMessages>
      )}
    </>
  );
}
