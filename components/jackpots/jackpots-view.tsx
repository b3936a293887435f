import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import type { Jackpot } from '@/lib/jackpots/loader';
import { largestFirst } from '@/lib/jackpots/rules';
import { paths } from '@/lib/routing/paths';
import { JackpotCard } from './jackpot-card';

const EAGER = 3;

/** The largest is first, at full width (R-JACK-01). */
export async function JackpotsView({ jackpots }: { jackpots: readonly Jackpot[] | null }) {
  if (jackpots === null) return <FailedState />;
  const t = await getTranslations('jackpots');
  if (jackpots.length === 0) {
    return (
      <EmptyState icon="coins" title={t('empty')} text={t('emptyText')}>
        <ButtonLink href={paths.gameHall()}>{t('toGames')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <CardGrid lead="across" isDense>
      {largestFirst(jackpots).map((jackpot, index) => (
        <li key={jackpot.id}>
          <JackpotCard jackpot={jackpot} isEager={index < EAGER} isLead={index === 0} />
        </li>
      ))}
    </CardGrid>
  );
}
