import { useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { selectUid, useSession } from '@/stores/session';
import type { PlayerMarks } from './types';

const NONE: PlayerMarks = { liked: new Set(), freeSpins: new Map(), toggle: undefined };

const PlayerMarksReader = lazyPart(() => import('./player-marks').then((module) => module.PlayerMarksReader));

/** With the component that reads them, which must be rendered; guests have no marks. */
export function usePlayerMarks(hasHeart: boolean): [PlayerMarks, ReactNode] {
  const uid = useSession(selectUid);
  const [marks, setMarks] = useState(NONE);
  if (uid === 0) return [NONE, null];
  const reader = <PlayerMarksReader key={uid} uid={uid} hasHeart={hasHeart} onChange={setMarks} />;
  return [marks, reader];
}
