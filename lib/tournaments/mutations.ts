import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportToPlatform } from '@/lib/browser/product-events';
import { callAction } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { isOutcomeUnknown } from '@/lib/platform/outcome';
import { ActionNotDone } from '@/lib/platform/require-done';
import { participate } from './api';
import { participationQuery, participationsQuery, readParticipation } from './queries';

/** Joins a tournament (R-TOUR-02); the caller shows a failure. */
export function useParticipate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => takePart(id),
    meta: { errors: 'log' },
    onSuccess: async () => {
      reportToPlatform('participation', { tournament_id: id });
      const { queryKey } = participationQuery(id);
      // A read in flight still has the old answer.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, true);
      void client.invalidateQueries(participationsQuery);
    },
  });
}

/** The list tells the outcome after a lost response, and whether a refused player has already joined. */
async function takePart(id: string): Promise<void> {
  try {
    await callAction(participate, { id });
  } catch (error) {
    if (!isOutcomeUnknown(error) && !isRefused(error)) throw error;
    if (!(await readParticipation(id).catch(() => false))) throw error;
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof ActionNotDone || (error instanceof PlatformError && errorKind(error) === 'field');
}
