import { getTranslations } from 'next-intl/server';
import { sectionLinks } from '@/components/content/section-links.server';
import { CardCue } from '@/components/ui/card-cue';
import { PictureBox } from '@/components/ui/picture-box';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { formatAmount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';
import type { Tournament } from '@/lib/tournaments/loader';
import styles from './home.module.scss';

interface HomeTournamentProps {
  tournament: Pick<Tournament, 'id' | 'name' | 'summary' | 'image' | 'prize' | 'endText' | 'countsTo'> | null;
}

/** The running tournament that ends first, at full width; renders nothing without one. */
export async function HomeTournament({ tournament }: HomeTournamentProps) {
  const [t, words, links] = await Promise.all([
    getTranslations('home'),
    getTranslations('tournaments'),
    sectionLinks(),
  ]);
  if (tournament === null) return null;
  const { id, name, summary, image, prize, endText, countsTo } = tournament;
  return (
    <Section title={t('tournament')} href={paths.tournaments()} isLate {...links}>
      <Link href={paths.tournament(id)} className={styles.race}>
        <PictureBox src={image} width={640} height={400} icon="trophy" className={styles.raceArt} />
        <span className={styles.raceWords}>
          <strong className={styles.raceName}>{name ?? t('tournament')}</strong>
          {summary && <span className={styles.raceText}>{summary}</span>}
          {prize && (
            <span className={styles.raceText}>
              {t('tournamentPrize')}
              <strong className={styles.raceSum}>{formatAmount(prize)}</strong>
            </span>
          )}
          {endText && (
            <span className={styles.raceText}>
              {countsTo ? t('tournamentEnds', { time: endText }) : words('endWasPlanned', { time: endText })}
            </span>
          )}
          <CardCue text={t('tournamentOpen')} look="secondary" />
        </span>
      </Link>
    </Section>
  );
}
