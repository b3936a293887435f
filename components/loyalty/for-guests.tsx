'use client';

import type { ReactNode } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';

/** Content that players have elsewhere on the page. */
export function ForGuests({ children }: { children: ReactNode }) {
  return useSession(selectIsPlayer) ? null : children;
}
