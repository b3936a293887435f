import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadGamePictures } from '@/lib/games/loader';
import type { WinnerPage } from '@/lib/jackpots/rules';
import { paths } from '@/lib/routing/paths';
import { WinnerList } from './winner-list';

interface WinnersViewProps {
  /** Null: they could not be read. */
  page: WinnerPage | null;
  joiner: string;
  jackpotId?: string;
}

/** Winners, or plain text where there are none or they could not be read. */
export async function WinnersView({ page, joiner, jackpotId }: WinnersViewProps) {
  if (page === null) return <FailedState />;
  if (page.winners.length > 0) {
    const games = page.winners.flatMap(({ game }) => game?.sysname ?? []);
    const pictures = await loadGamePictures(await currentLocale(), games);
    const scope = jackpotId === undefined ? {} : { jackpotId };
    return <WinnerList page={page} pictures={pictures} joiner={joiner} {...scope} />;
  }
  const t = await getTranslations('jackpots');
  return (
    <EmptyState icon="trophy" title={t('noWinners')} text={t('noWinnersText')}>
      <ButtonLink href={paths.gameHall()}>{t('toGames')}</ButtonLink>
    </EmptyState>
  );
}
