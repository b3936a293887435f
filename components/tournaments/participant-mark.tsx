'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { selectIsPlayer, useSession } from '@/stores/session';
import type { ParticipantMarkProps } from './player-participant-mark';

const PlayerParticipantMark = lazyPart(() =>
  import('./player-participant-mark').then((module) => module.PlayerParticipantMark),
);

/** On a tournament's picture: the player takes part, or took part. */
export function ParticipantMark(props: ParticipantMarkProps) {
  if (!useSession(selectIsPlayer)) return null;
  return <PlayerParticipantMark {...props} />;
}
