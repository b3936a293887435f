import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
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

/** A read without a response is retried once; mutations are never retried. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof PlatformError && error.type === 'NetworkFailure';
}

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
      // Never wait silently for a connection: reads fail when offline, and are refetched when back online.
      queries: {
        staleTime: STALE_MS,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // Disabled by default in this network mode.
        refetchOnReconnect: true,
      },
      // Sent at once or not at all: a paused mutation would be sent on reconnect, without another click.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The browser has a single cache. */
export const queryClient = createQueryClient();
holdSessionData({
  clear: () => queryClient.clear(),
  reset: () => queryClient.resetQueries(),
  expire: (subject) => void queryClient.invalidateQueries({ queryKey: [subject] }),
});

/** One cache in the browser, one per render on the server: no player's data may reach the next visitor. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : queryClient));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A component that reads or changes data, with the `QueryProvider` around it. */
export function withQueries<Props extends object>(Component: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    return (
      <QueryProvider>
        <Component {...props} />
      </QueryProvider>
    );
  };
}
