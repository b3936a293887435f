'use client';

import { lazy, Suspense } from 'react';
import { QueryProvider } from '@/components/runtime/query-client';
import { LiveList, type LiveListProps } from './live-list';

const OwnGames = lazy(() => import('./own-games').then((module) => ({ default: module.OwnGames })));

/** Games read in the browser: those of the platform, or those that a player likes or played. */
export function LiveGames(props: Omit<LiveListProps, 'sysnames'>) {
  const { own } = props.filter;
  return (
    <QueryProvider>
      {own === null ? (
        <LiveList {...props} />
      ) : (
        <Suspense fallback={props.waiting}>
          <OwnGames {...props} own={own} />
        </Suspense>
      )}
    </QueryProvider>
  );
}
