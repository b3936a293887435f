'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient, queryClient } from './query-client';

/**
 * Wraps a block that reads or changes data in the browser; every block shares the one cache. On the server each block
 * has its own, or what was drawn for one player could show to the next.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : queryClient));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
