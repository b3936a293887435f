import { useQuery } from '@tanstack/react-query';
import { withQueries } from '@/components/shared/query/query-client';
import { loyaltyInfoQuery, programQuery } from '@/lib/loyalty/queries';
import { LevelList } from './level-list';
import type { ProgramLevelsProps } from './types';

/** Levels refetched for the player; until then, and on failure, the public ones. */
export const PlayerLevels = withQueries(function PlayerLevels({
  sysname,
  levels,
  alias,
  benefits,
}: ProgramLevelsProps) {
  const { data } = useQuery(programQuery(sysname));
  const { data: info } = useQuery(loyaltyInfoQuery);
  const current = data?.levels.find((level) => level.is_current)?.id;
  return (
    <LevelList
      levels={levels.map((level) => ({ ...level, is_current: level.id === current }))}
      benefits={benefits}
      alias={info?.pointsAlias ?? alias}
      points={info?.points}
    />
  );
});
