'use client';

import type { ReactNode } from 'react';
import { useFatal } from '@/stores/fatal';
import { selectIsPlayer, useSession } from '@/stores/session';

interface ForPlayerProps {
  className?: string | undefined;
  children: ReactNode;
  /** For everybody else, and as long as nobody was asked. */
  otherwise: ReactNode;
}

/**
 * What a player sees in a place of the layout, and what others do; both are rendered by the server. `data-session` says
 * what is known, for the styles of the place. Nothing is offered to who is blocked.
 */
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
