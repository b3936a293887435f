'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { QueryProvider } from '@/components/runtime/query-client';
import { programQuery } from '@/lib/loyalty/queries';
import type { Level } from '@/lib/loyalty/schema';
import { LevelList } from './level-list';

interface PlayerLevelsProps {
  sysname: string;
  levels: readonly Level[];
}

/** The levels read again for the player; until then, and on failure, those everyone sees. */
export function PlayerLevels(props: PlayerLevelsProps) {
  return (
    <QueryProvider>
      <OwnLevels {...props} />
    </QueryProvider>
  );
}

function OwnLevels({ sysname, levels }: PlayerLevelsProps) {
  const { data } = useQuery(programQuery(useLocale(), sysname));
  const current = data?.levels.find((level) => level.is_current)?.id;
  return <LevelList levels={levels.map((level) => ({ ...level, is_current: level.id === current }))} />;
}
