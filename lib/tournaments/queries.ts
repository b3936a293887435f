import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/i18n/routing';
import { actPlatform } from '@/lib/platform/act';
import { LIST_PAGE, readAll } from '@/lib/platform/whole-list';
import { getTournaments } from './api';

export const tournamentsKey = ['tournaments'] as const;

/** Whether the signed-in player takes part in a tournament; false where the platform does not list it. */
export function participationQuery(locale: Locale, id: string) {
  return queryOptions({
    queryKey: [...tournamentsKey, locale, id, 'participation'],
    queryFn: ({ signal }) => readParticipation(id, signal),
  });
}

/**
 * Reads whether the signed-in player takes part. The id is a hint that a platform need not heed.
 * @throws PlatformError when the list could not be read.
 */
export async function readParticipation(id: string, signal?: AbortSignal): Promise<boolean> {
  const input = { count: LIST_PAGE, id, fields: ['description'] } as const;
  const items = await readAll((offset) =>
    actPlatform.call(getTournaments, { ...input, offset }, signal ? { signal } : {}),
  );
  return items.find((tournament) => tournament.id === id)?.is_participant ?? false;
}
