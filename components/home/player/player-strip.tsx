import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { WireBonus } from '@/lib/bonuses/schema';
import { freeSpinsQuery, recentGamesQuery } from '@/lib/games/queries';

import type { FreeSpinPack } from '@/lib/games/schema';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { levelProgress } from '@/lib/loyalty/rules';
import type { LoyaltyInfo } from '@/lib/loyalty/schema';
import { paths } from '@/lib/routing/paths';
import type { User } from '@/lib/session/schema';
import { FailedLine } from './failed-line';
import { LevelAvatar } from './level-avatar';
import { homeBonusesQuery } from '@/lib/bonuses/home-queries';
import { namedGamesQuery } from '@/lib/games/home-queries';
import { activeBonus, dayPart, freeSpinsTotal, nextAction } from './player-rules';
import styles from './player-strip.module.scss';

const HELLO = { morning: 'helloMorning', afternoon: 'helloAfternoon', evening: 'helloEvening' } as const;

/** Level, active bonus, free spins, and the suggested next action. */
export function PlayerStrip({ user }: { user: User }) {
  const t = useTranslations('home.own');
  const [hour] = useState(() => new Date().getHours());
  const name = user.fakename ?? '';
  return (
    <section className={styles.strip} aria-label={t('status')}>
      <div className={styles.who}>
        <Level letter={Array.from(name)[0] ?? ''}>
          {name
            ? t.rich(HELLO[dayPart(hour)], { name, bdi: (chunks) => <bdi>{chunks}</bdi> })
            : t('helloPlain')}
        </Level>
      </div>
      <Rewards user={user} />
    </section>
  );
}

function Level({ letter, children }: { letter: string; children: ReactNode }) {
  const { data, isPending } = useQuery(loyaltyInfoQuery);
  const member = data?.is_active ? data : null;
  return (
    <>
      <LevelAvatar
        percent={member ? levelProgress(member.points, member.levels).percent : 0}
        letter={member || isPending ? null : letter}
      />
      <div className={styles.hello}>
        <p className={styles.greeting}>{children}</p>
        {isPending && <Skeleton className={styles.shortLine} />}
        {member && <LevelLine member={member} />}
      </div>
    </>
  );
}

function LevelLine({ member: { points, levels, pointsAlias } }: { member: LoyaltyInfo }) {
  const { current } = levelProgress(points, levels);
  const sum = usePointsText()(points, pointsAlias);
  return (
    <Link href={paths.loyalty()} className={styles.level}>
      {[current?.name.trim(), sum].filter(Boolean).join(' · ')}
    </Link>
  );
}

function Rewards({ user }: { user: User }) {
  const t = useTranslations('home.own');
  const bonuses = useQuery(homeBonusesQuery);
  const spins = useQuery(freeSpinsQuery(user.uid));
  const failed = [bonuses, spins].filter(({ isError }) => isError);
  if (failed.length > 0) {
    return (
      <FailedLine text={t('rewardsFailed')} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
    );
  }
  return (
    <>
      <Fact label={t('bonus')}>
        {bonuses.data ? <BonusFact user={user} bonuses={bonuses.data} /> : <Line />}
      </Fact>
      <Fact label={t('spinsLabel')}>{spins.data ? <SpinsFact packs={spins.data} /> : <Line />}</Fact>
      <div className={styles.action}>
        {bonuses.data && spins.data && <NextAction user={user} bonuses={bonuses.data} packs={spins.data} />}
      </div>
    </>
  );
}

const Line = () => <Skeleton className={styles.shortLine} />;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}

function BonusFact({ user, bonuses }: { user: User; bonuses: readonly WireBonus[] }) {
  const t = useTranslations('home.own');
  const active = activeBonus(bonuses, user);
  if (!active) return <span className={styles.none}>{t('noBonus')}</span>;
  return (
    <>
      <Link href={paths.profile('bonuses')} className={styles.value}>
        {active.left ? formatAmount(active.left) : (active.title ?? t('bonusInPlay'))}
      </Link>
      {active.left && active.title && <span className={styles.none}>{active.title}</span>}
    </>
  );
}

function SpinsFact({ packs }: { packs: readonly FreeSpinPack[] }) {
  const t = useTranslations('home.own');
  const spins = freeSpinsTotal(packs);
  if (!spins) return <span className={styles.none}>{t('noSpins')}</span>;
  return (
    <>
      <strong className={styles.value}>{formatNumber(spins.count)}</strong>
      {spins.games === 1 ? (
        <GameName sysname={spins.sysname} />
      ) : (
        <span className={styles.none}>
          {t('spinsGames', { games: spins.games, number: formatNumber(spins.games) })}
        </span>
      )}
    </>
  );
}

function GameName({ sysname }: { sysname: string }) {
  const { data } = useQuery(namedGamesQuery([sysname]));
  return <span className={styles.none}>{data?.[0]?.name ?? ''}</span>;
}

interface NextActionProps {
  user: User;
  bonuses: readonly WireBonus[];
  packs: readonly FreeSpinPack[];
}

function NextAction({ user, bonuses, packs }: NextActionProps) {
  const t = useTranslations('home.own');
  const { data: recent = [] } = useQuery(recentGamesQuery(user.uid));
  const { kind, href } = nextAction({ user, bonuses, packs, last: recent[0] });
  return <ButtonLink href={href}>{t(kind)}</ButtonLink>;
}
