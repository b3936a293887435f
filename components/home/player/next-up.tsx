import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PictureBox } from '@/components/ui/picture-box';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useNow } from '@/components/ui/use-now';
import { formatAmount } from '@/lib/format/money';
import { homeBonusesQuery } from '@/lib/bonuses/home-queries';
import { homeTournamentQuery } from '@/lib/tournaments/home-queries';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { levelProgress } from '@/lib/loyalty/rules';
import { readReward } from '@/lib/money/rules';
import { paths } from '@/lib/routing/paths';
import { remaining } from '@/lib/tournaments/rules';
import styles from './next-up.module.scss';

/** The next level, a tournament, an available bonus. */
export function NextUp() {
  const t = useTranslations('home.own');
  return (
    <Section title={t('next')}>
      <ul className={styles.cards}>
        <LevelCard />
        <TournamentCard />
        <BonusCard />
      </ul>
    </Section>
  );
}

interface NextCardProps {
  icon: IconName;
  /** Replaces the icon. */
  picture?: string | null;
  href: string;
  /** The main fact, in large type. */
  fact: string;
  text: string;
  /** Progress in percent; the text says the same. */
  percent?: number;
}

function NextCard({ icon, picture = null, href, fact, text, percent }: NextCardProps) {
  return (
    <li>
      <Link href={href} className={styles.card}>
        {picture === null ? (
          <span className={styles.medal}>
            <Icon name={icon} size={24} />
          </span>
        ) : (
          <PictureBox src={picture} width={192} height={128} icon={icon} className={styles.picture} />
        )}
        <span className={styles.fact}>
          <strong className={styles.value}>{fact}</strong>
          <span className={styles.words}>{text}</span>
          {percent !== undefined && <progress value={percent} max={100} aria-hidden="true" />}
        </span>
        <Icon name="chevronRight" />
      </Link>
    </li>
  );
}

function Waiting() {
  return (
    <li>
      <Skeleton className={styles.box} />
    </li>
  );
}

function LevelCard() {
  const t = useTranslations('home.own');
  const pointsText = usePointsText();
  const { data, isPending } = useQuery(loyaltyInfoQuery);
  if (isPending) return <Waiting />;
  if (!data?.is_active || data.levels.length === 0) return null;
  const { next, missing, percent } = levelProgress(data.points, data.levels);
  const fact = pointsText(next ? missing : data.points, data.pointsAlias);
  if (!next) {
    return <NextCard icon="crown" href={paths.loyalty()} fact={fact} text={t('topLevel')} />;
  }
  const text = next.name.trim() ? t('toLevel', { level: next.name }) : t('toNextLevel');
  return <NextCard icon="crown" href={paths.loyalty()} fact={fact} text={text} percent={percent} />;
}

function TournamentCard() {
  const t = useTranslations('home.own');
  const { data, isPending } = useQuery(homeTournamentQuery);
  const time = useTimeLeft(data?.finishedAt ?? null);
  if (isPending) return <Waiting />;
  if (!data) return null;
  const state = data.isIn ? t('tournamentIn') : data.prize && formatAmount(data.prize);
  return (
    <NextCard
      icon="trophy"
      picture={data.picture}
      href={paths.tournament(data.id)}
      fact={data.name || t('tournament')}
      text={[state, time].filter(Boolean).join(' · ')}
    />
  );
}

/** The time left in its largest unit; null if it is unknown, or over. */
function useTimeLeft(until: string | null): string | null {
  const t = useTranslations('home.own');
  const now = useNow();
  const left = now === null ? null : remaining(until, now);
  if (!left || Object.values(left).every((value) => value === 0)) return null;
  if (left.days > 0) return t('daysLeft', { count: left.days });
  if (left.hours > 0) return t('hoursLeft', { count: left.hours });
  return t('minutesLeft', { count: Math.max(1, left.minutes) });
}

/** A link to the offers without an available bonus. */
function BonusCard() {
  const t = useTranslations('home.own');
  const { data, isPending } = useQuery(homeBonusesQuery);
  if (isPending) return <Waiting />;
  const waiting = data?.find(({ status }) => status === 'available');
  if (!waiting) return <OffersCard />;
  const { title, amount } = readReward(waiting.description);
  return (
    <NextCard
      icon="gift"
      href={paths.profile('bonuses')}
      fact={amount ? formatAmount(amount) : (title ?? t('bonus'))}
      text={amount && title ? title : t('bonusWaits')}
    />
  );
}

function OffersCard() {
  const t = useTranslations('home.own');
  return <NextCard icon="gift" href={paths.offers()} fact={t('offersCard')} text={t('offersCardText')} />;
}
