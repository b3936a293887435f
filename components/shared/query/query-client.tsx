'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PlatformError } from '@/lib/platform/error';
import { holdSessionData } from '@/lib/session/session-data';
import { reactToError, type ErrorHandling } from '@/components/shared/feedback/error-reactions';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { errors?: ErrorHandling };
    mutationMeta: { errors?: ErrorHandling };
  }
}

const STALE_MS = 30_000;

/** A read without a response is retried once; nothing that changes anything is ever retried. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof PlatformError && error.type === 'NetworkFailure';
}

/** A cache of lists and records, with the one listener on its failures. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => void reactToError(error, query.meta?.errors ?? 'log'),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) =>
        void reactToError(error, mutation.meta?.errors ?? 'react'),
    }),
    defaultOptions: {
      // Nothing waits silently for a connection: a read says that there is none, and is repeated when it is back.
      queries: {
        staleTime: STALE_MS,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // Off by itself in this mode.
        refetchOnReconnect: true,
      },
      // Sent at once or not at all: a paused mutation would be sent on reconnect, without another click.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The browser's one cache. */
export const queryClient = createQueryClient();
holdSessionData({ clear: () => queryClient.clear(), reset: () => queryClient.resetQueries() });

/**
 * Wraps a block that reads or changes data in the browser; every block shares the one cache. On the server each block
 * has its own, or what was rendered for one player could show to the next.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : queryClient));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
