import { useState } from 'react';
import { selectUid, useSession } from '@/stores/session';

/** Changes when another visitor is signed in. Learning who is signed in initially is not a change. */
export function useVisitorTurn(): number {
  const isKnown = useSession(({ status }) => status === 'guest' || status === 'player');
  const uid = useSession(selectUid);
  const [seen, setSeen] = useState<{ uid: number | null; turn: number }>({ uid: null, turn: 0 });
  if (isKnown && seen.uid !== uid) setSeen({ uid, turn: seen.uid === null ? seen.turn : seen.turn + 1 });
  return seen.turn;
}
