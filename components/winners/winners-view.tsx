import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Section } from '@/components/ui/section';
import { currentLocale } from '@/i18n/locale.server';
import { loadGamePictures } from '@/lib/games/loader';
import { biggestWins, type WinnerPage } from '@/lib/jackpots/rules';
import { paths } from '@/lib/routing/paths';
import { BiggestWins } from './biggest-wins';
import styles from './biggest-wins.module.scss';
import { WinnerList } from './winner-list';

interface WinnersViewProps {
  /** Null if the request failed. */
  page: WinnerPage | null;
  jackpotId?: string;
  /** The winners' own page: shows the biggest wins above the list. */
  isRanked?: boolean;
}

/** The winners, or a message if there are none or the request failed. */
export async function WinnersView({ page, jackpotId, isRanked = false }: WinnersViewProps) {
  if (page === null) return <FailedState />;
  const t = await getTranslations('jackpots');
  if (page.winners.length === 0) {
    return (
      <EmptyState icon="trophy" title={t('noWinners')} text={t('noWinnersText')}>
        <ButtonLink href={paths.gameHall()}>{t('toGames')}</ButtonLink>
      </EmptyState>
    );
  }
  const games = page.winners.flatMap(({ game }) => game?.sysname ?? []);
  const pictures = await loadGamePictures(await currentLocale(), games);
  const scope = jackpotId === undefined ? {} : { jackpotId };
  const list = (
    <WinnerList page={page} pictures={pictures} today={new Date().toISOString().slice(0, 10)} {...scope} />
  );
  if (!isRanked) return list;
  // The days in the list are headings of the third level.
  const titled = <Section title={t('list')}>{list}</Section>;
  const biggest = biggestWins(page.winners);
  if (biggest.length === 0) return titled;
  return (
    <div className={styles.ranked}>
      <Section title={t('biggest')}>
        <BiggestWins winners={biggest} pictures={pictures} />
      </Section>
      {titled}
    </div>
  );
}
