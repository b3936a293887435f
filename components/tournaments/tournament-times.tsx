import { getTranslations } from 'next-intl/server';
import type { Tournament } from '@/lib/tournaments/loader';
import type { TournamentStatus } from '@/lib/tournaments/rules';
import { Countdown } from './countdown';
import styles from './tournament-card.module.scss';

/** When a tournament runs, with the time left where any is. */
export async function TournamentTimes({ tournament }: { tournament: Tournament }) {
  const t = await getTranslations('tournaments');
  const { status, startText, endText, startedAt, finishedAt, countsTo } = tournament;
  const isComing = status === 'upcoming';
  const text = isComing ? startText : endText;
  return (
    <>
      {countsTo && <Countdown until={countsTo} label={t(isComing ? 'startsIn' : 'endsIn')} />}
      {text && (
        <p className={styles.time}>
          <time dateTime={(isComing ? startedAt : finishedAt) ?? undefined}>
            {t(wordOf(status, countsTo !== null), { time: text })}
          </time>
        </p>
      )}
    </>
  );
}

/** A time that has passed though the status says otherwise is told as what it is: a plan. */
function wordOf(status: TournamentStatus, isAhead: boolean) {
  if (status === 'finished') return 'ended';
  if (status === 'upcoming') return isAhead ? 'starts' : 'startWasPlanned';
  return isAhead ? 'ends' : 'endWasPlanned';
}
