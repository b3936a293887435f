'use client';

import type { ReactNode } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';

interface ForPlayerProps {
  children: ReactNode;
  /** For everybody else, and as long as nobody was asked. */
  otherwise: ReactNode;
}

/** What a player sees in a place of the layout, and what others do; both are drawn by the server. */
export function ForPlayer({ children, otherwise }: ForPlayerProps) {
  return useSession(selectIsPlayer) ? children : otherwise;
}
