import { useEffect, useState } from 'react';
import { whileWanted } from '@/components/ui/use-loaded';
import { ownRow } from '@/lib/tournaments/rules';
import type { LeaderboardRow } from '@/lib/tournaments/schema';
import { useSession } from '@/stores/session';

/** By fake name: a visible row, else searched for once in the rest. Null for guests and after a failure. */
export function useOwnRow(
  tournamentId: string,
  rows: readonly LeaderboardRow[],
  hasMore: boolean,
): LeaderboardRow | null {
  const fakename = useSession((state) => state.user?.fakename);
  const [found, setFound] = useState<{ fakename: string; row: LeaderboardRow | null } | null>(null);
  const shown = ownRow(rows, fakename);
  const isLookedFor = hasMore && shown === null && found?.fakename !== fakename;
  const from = rows.length;
  useEffect(() => {
    if (!isLookedFor || !fakename) return;
    const row = import('@/lib/tournaments/read-leaderboard')
      .then(({ readOwnRow }) => readOwnRow(tournamentId, from, fakename))
      .catch(() => null);
    return whileWanted(row, (own) => setFound({ fakename, row: own }));
  }, [isLookedFor, fakename, tournamentId, from]);
  return shown ?? (found?.fakename === fakename ? found?.row : null) ?? null;
}
