'use client';

import type { ReactNode } from 'react';
import { useFatal } from '@/stores/fatal';
import { selectIsPlayer, useSession } from '@/stores/session';

interface ForPlayerProps {
  className?: string | undefined;
  children: ReactNode;
  /** For guests, and until the session is known. */
  otherwise: ReactNode;
}

/** The server renders both; `data-session` tells styles which applies. Blocked players get nothing. */
export function ForPlayer({ className, children, otherwise }: ForPlayerProps) {
  const isPlayer = useSession(selectIsPlayer);
  const status = useSession((state) => state.status);
  const isBlocked = useFatal(({ kind }) => kind === 'blocked');
  return (
    <span className={className} data-session={status}>
      {!isBlocked && (isPlayer ? children : otherwise)}
    </span>
  );
}
