'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { ButtonLink } from '@/components/ui/button-link';
import { RewardCard } from '@/components/ui/reward-card';
import { namedGamesQuery } from '@/lib/games/home-queries';
import { freeSpinsQuery } from '@/lib/games/queries';
import { readReward } from '@/lib/money/rules';
import { paths } from '@/lib/routing/paths';
import { selectUid, useSession } from '@/stores/session';
import { counted } from '@/lib/format/thousands';
import styles from './free-spins-list.module.scss';

/** The title may already contain the count. */
const saysCount = (title: string, count: number) =>
  title.match(/\d+/g)?.some((found) => found === String(count));

/** Renders nothing without any packs (R-GAME-12). */
export function FreeSpinsList() {
  const t = useTranslations('rewards');
  const uid = useSession(selectUid);
  const { data, error, refetch } = useQuery({ ...freeSpinsQuery(uid), enabled: uid > 0 });
  const packs = (data ?? []).filter((pack) => pack.status === 'active' && pack.remaining_count > 0);
  const sysnames = [...new Set(packs.map(({ game }) => game.sysname))].sort();
  const games = useQuery({ ...namedGamesQuery(sysnames), enabled: sysnames.length > 0 }).data;
  if (packs.length === 0 && (data || !error)) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('freeSpins.title')}</h2>
      {!data && <FailedRead error={error} onRetry={() => void refetch()} />}
      <ul className={styles.list}>
        {packs.map((pack, index) => {
          const left = t('freeSpins.left', counted(pack.remaining_count));
          const { title, text } = readReward(pack.description);
          const game = games?.find(({ sysname }) => sysname === pack.game.sysname)?.name ?? '';
          const isNamed = [title, text].some((words) => words?.includes(game));
          return (
            // Packs have no id.
            <RewardCard
              key={index}
              status={t('bonuses.status.active')}
              tone="current"
              name={title ?? left}
              headingLevel="h3"
              amount={title && !saysCount(title, pack.remaining_count) ? left : null}
              texts={[isNamed ? null : game, text]}
            >
              <ButtonLink href={paths.game(pack.game.sysname)} look="secondary">
                {t('freeSpins.play')}
              </ButtonLink>
            </RewardCard>
          );
        })}
      </ul>
    </section>
  );
}
