import { queryOptions } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { LIST_PAGE, readAll } from '@/lib/platform/whole-list';
import { getTournaments } from './api';

export const tournamentsKey = ['tournaments'] as const;

/** Whether the signed-in player takes part in a tournament; false where the platform does not list it. */
export function participationQuery(id: string) {
  return queryOptions({
    queryKey: [...tournamentsKey, id, 'participation'],
    queryFn: ({ signal }) => readParticipation(id, signal),
  });
}

/** The ids of the tournaments that the signed-in player takes part in. */
export const participationsQuery = queryOptions({
  queryKey: [...tournamentsKey, 'participations'],
  queryFn: async ({ signal }) => {
    const items = await readTournaments({}, signal);
    return items.flatMap((tournament) => (tournament.is_participant ? [tournament.id] : []));
  },
});

/** Whether the signed-in player takes part. A platform may ignore the id. @throws PlatformError */
export async function readParticipation(id: string, signal?: AbortSignal): Promise<boolean> {
  const items = await readTournaments({ id }, signal);
  return items.find((tournament) => tournament.id === id)?.is_participant ?? false;
}

/**
 * Every tournament, as the signed-in player sees it: a platform may list finished ones first. @throws PlatformError
 */
export function readTournaments(hint: { id?: string }, signal: AbortSignal | undefined) {
  const input = { count: LIST_PAGE, ...hint, fields: ['description'] } as const;
  return readAll((offset) => actPlatform.call(getTournaments, { ...input, offset }, { signal }));
}
