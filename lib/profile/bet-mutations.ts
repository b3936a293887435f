import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createHistoryExport, getHistoryExport } from '@/lib/games/api';
import { actPlatform, callAction } from '@/lib/platform/act';
import { sendThenAsk } from '@/lib/platform/outcome';
import { historyExportQuery } from './bet-queries';

/**
 * Requests an export of the whole bet history, then reads its progress (R-GAME-19). A lost response is no failure if
 * the export is in progress; a refusal shows a toast.
 */
export function useCreateHistoryExport() {
  const client = useQueryClient();
  const { queryKey } = historyExportQuery;
  return useMutation({
    mutationFn: () => {
      const before = client.getQueryData(queryKey);
      return sendThenAsk(
        () => callAction(createHistoryExport, {}),
        async () => {
          const { status, created_at } = await actPlatform.call(getHistoryExport, {});
          return status === 'pending' || (status === 'ready' && created_at !== before?.created_at);
        },
      );
    },
    meta: { errors: 'react' },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
