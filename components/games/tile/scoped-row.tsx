import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadFirstGames } from '@/lib/games/loader';
import { ROW_LENGTH, type HallScope } from '@/lib/games/rules';
import { GameRow } from './game-row';

interface ScopedRowProps {
  scope: HallScope;
  title: string;
  href: string;
}

/** The first games of a scope; renders nothing without games or on failure. */
export async function ScopedRow({ scope, title, href }: ScopedRowProps) {
  const games = await loadFirstGames(await currentLocale(), scope, ROW_LENGTH);
  if (!games || games.items.length === 0) return null;
  return (
    <ClientMessages namespaces={['games']}>
      <GameRow title={title} href={href} games={games.items} isLate />
    </ClientMessages>
  );
}
