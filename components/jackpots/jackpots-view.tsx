import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import type { Jackpot } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import { JackpotCard } from './jackpot-card';
import styles from './jackpots-view.module.scss';

const EAGER = 3;

/** All jackpots with their sums (R-JACK-01). */
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
    <ul className={styles.grid}>
      {jackpots.map((jackpot, index) => (
        <li key={jackpot.id}>
          <JackpotCard jackpot={jackpot} isEager={index < EAGER} />
        </li>
      ))}
    </ul>
  );
}
