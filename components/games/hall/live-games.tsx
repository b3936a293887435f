import { QueryProvider } from '@/components/shared/query/query-client';
import { lazyPart } from '@/components/ui/lazy-part';
import { LiveList, type LiveListProps } from './live-list';

const OwnGames = lazyPart(() => import('./own-games').then((module) => module.OwnGames));

/** From the platform, or the player's favourites or recently played games. */
export function LiveGames(props: Omit<LiveListProps, 'sysnames'>) {
  const { filter, onWithdraw } = props;
  const { own } = filter;
  return (
    <QueryProvider>
      {own === null ? (
        <LiveList {...props} />
      ) : (
        <OwnGames
          fallback={props.waiting}
          {...props}
          own={own}
          onLost={() => onWithdraw({ ...filter, own: null })}
        />
      )}
    </QueryProvider>
  );
}
