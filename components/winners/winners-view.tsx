import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import type { WinnerView } from '@/lib/jackpots/rules';
import { paths } from '@/lib/routing/paths';
import { WinnerList } from './winner-list';

interface WinnersViewProps {
  winners: readonly WinnerView[] | null;
  joiner: string;
  jackpotId?: string;
}

/** Winners, or plain words where there are none or they could not be read. */
export async function WinnersView({ winners, joiner, jackpotId }: WinnersViewProps) {
  if (winners === null) return <FailedState />;
  if (winners.length > 0) {
    return <WinnerList winners={winners} joiner={joiner} {...(jackpotId !== undefined && { jackpotId })} />;
  }
  const t = await getTranslations('jackpots');
  return (
    <EmptyState icon="trophy" title={t('noWinners')} text={t('noWinnersText')}>
      <ButtonLink href={paths.gameHall()}>{t('toGames')}</ButtonLink>
    </EmptyState>
  );
}
