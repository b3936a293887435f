'use client';

import type { ReactNode } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';

/** What a player has elsewhere on the page. */
export function ForGuests({ children }: { children: ReactNode }) {
  return useSession(selectIsPlayer) ? null : children;
}
