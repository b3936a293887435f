import { getTranslations } from 'next-intl/server';
import type { Tournament } from '@/lib/tournaments/loader';
import { countdownTarget } from '@/lib/tournaments/rules';
import { Countdown } from './countdown';
import styles from './tournament-card.module.scss';

/** When a tournament runs, with the time left where it is running or to come. */
export async function TournamentTimes({ tournament }: { tournament: Tournament }) {
  const t = await getTranslations('tournaments');
  const { status, startText, endText, startedAt, finishedAt } = tournament;
  const until = countdownTarget(tournament);
  const isComing = status === 'upcoming';
  const text = isComing ? startText : endText;
  const key = isComing ? 'starts' : status === 'active' ? 'ends' : 'ended';
  return (
    <>
      {until && <Countdown until={until} label={t(isComing ? 'startsIn' : 'endsIn')} />}
      {text && (
        <p className={styles.time}>
          <time dateTime={(isComing ? startedAt : finishedAt) ?? undefined}>{t(key, { time: text })}</time>
        </p>
      )}
    </>
  );
}
