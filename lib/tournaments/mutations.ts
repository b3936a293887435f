import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@/i18n/routing';
import { actPlatform } from '@/lib/platform/act';
import { requireDone } from '@/lib/platform/require-done';
import { participate } from './api';
import { participationQuery } from './queries';

/** Takes part in a tournament (R-TOUR-02); a failure is told by a toast. */
export function useParticipate(locale: Locale, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => requireDone(participate.name, await actPlatform.call(participate, { id })),
    onSuccess: () => client.setQueryData(participationQuery(locale, id).queryKey, true),
  });
}
