import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { likesQuery, recentGamesQuery } from '@/lib/games/queries';
import { MAX_OWN_GAMES, type OwnList } from '@/lib/games/rules';
import { openDialog } from '@/stores/dialogs';
import { selectUid, useSession } from '@/stores/session';
import { LiveList, type LiveListProps } from './live-list';

type OwnGamesProps = Omit<LiveListProps, 'sysnames'> & { own: OwnList };

/** A player's favourites or recently played games, narrowed by the other filters (R-GAME-10, R-GAME-19). */
export function OwnGames(props: OwnGamesProps) {
  const t = useTranslations('games');
  const status = useSession((state) => state.status);
  const uid = useSession(selectUid);
  if (status === 'unknown') return props.waiting;
  if (uid > 0) return <PlayerGames {...props} uid={uid} />;
  return (
    <EmptyState icon="heart" title={t('ownForPlayers')}>
      <Button onClick={() => void openDialog('auth', { type: 'authorization' })}>{t('ownLogIn')}</Button>
    </EmptyState>
  );
}

function PlayerGames({ own, uid, ...list }: OwnGamesProps & { uid: number }) {
  const t = useTranslations('games');
  const { data, isError, refetch } = useQuery(own === 'favourites' ? likesQuery(uid) : recentGamesQuery(uid));
  const { onTotal, onReset } = list;
  const isEmpty = data?.length === 0;
  const isUnread = isError && !data;
  useEffect(() => {
    if (isEmpty) onTotal(0);
    if (isUnread) onTotal(null);
  }, [isEmpty, isUnread, onTotal]);
  if (isUnread) return <FailedState onRetry={() => void refetch()} />;
  if (!data) return list.waiting;
  if (isEmpty) {
    return (
      <EmptyState icon="heart" title={t(own === 'favourites' ? 'noFavourites' : 'noRecent')}>
        <Button onClick={onReset}>{t('allGames')}</Button>
      </EmptyState>
    );
  }
  return <LiveList {...list} sysnames={data.slice(0, MAX_OWN_GAMES)} />;
}
