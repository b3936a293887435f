import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { loadFirstGames } from '@/lib/games/loader';
import { ROW_LENGTH, type HallScope } from '@/lib/games/rules';
import { GameRow } from './game-row';

interface ScopedRowProps {
  /** The tournament or jackpot of the games. */
  scope: HallScope;
  title: string;
  /** Page with all of them. */
  href: string;
}

/** The first games of a scope as a row below other content; renders nothing without games or on failure. */
export async function ScopedRow({ scope, title, href }: ScopedRowProps) {
  const locale = await currentLocale();
  const [t, games, { features }] = await Promise.all([
    getTranslations('layout'),
    loadFirstGames(locale, scope, ROW_LENGTH),
    loadSiteConfig(locale),
  ]);
  if (!games || games.items.length === 0) return null;
  return (
    <ClientMessages namespaces={['games']}>
      <GameRow
        title={title}
        href={href}
        linkLabel={t('showAll')}
        isTitleLink={features.clickableTitles}
        games={games.items}
        hasHeart={features.favouriteIcon}
        isLate
      />
    </ClientMessages>
  );
}
