import { getTranslations } from 'next-intl/server';
import type { Tournament } from '@/lib/tournaments/loader';
import type { TournamentStatus } from '@/lib/tournaments/rules';
import { Countdown } from './countdown';
import styles from './tournament-card.module.scss';

interface TournamentTimesProps {
  tournament: Tournament;
  isBrief?: boolean;
}

/** `isBrief`: only the time left, if there is any. */
export async function TournamentTimes({ tournament, isBrief }: TournamentTimesProps) {
  const t = await getTranslations('tournaments');
  const { status, startText, endText, startedAt, finishedAt, countsTo } = tournament;
  const isComing = status === 'upcoming';
  const text = isComing ? startText : endText;
  const time = (word: 'at' | ReturnType<typeof wordOf>) =>
    text && (
      <time className={styles.time} dateTime={(isComing ? startedAt : finishedAt) ?? undefined}>
        {t(word, { time: text })}
      </time>
    );
  const plain = time(wordOf(status));
  if (!countsTo) return plain && <p>{plain}</p>;
  return (
    <div className={styles.times}>
      <Countdown until={countsTo} label={t(isComing ? 'startsIn' : 'endsIn')} passed={plain}>
        {!isBrief && time('at')}
      </Countdown>
    </div>
  );
}

/** If a time has passed but the status disagrees, label it as planned. */
function wordOf(status: TournamentStatus) {
  if (status === 'finished') return 'ended';
  return status === 'upcoming' ? 'startWasPlanned' : 'endWasPlanned';
}
