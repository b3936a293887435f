import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@/i18n/routing';
import { actPlatform } from '@/lib/platform/act';
import { requireDone } from '@/lib/platform/require-done';
import { buyProduct, setCharacter } from './api';
import { loyaltyInfoQuery, loyaltyKey } from './queries';

/**
 * Buys a reward (R-LOY-03) and gives the points left, null where the platform does not say. The points drop at once;
 * lists are read anew whatever happened. Failures are told by the caller, which opens the shop's own dialogs.
 */
export function useBuyProduct(locale: Locale) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const purchase = await actPlatform.call(buyProduct, { id });
      requireDone(buyProduct.name, purchase);
      return purchase.points;
    },
    meta: { errors: 'inline' },
    onSuccess: (points) => {
      if (points === null) return;
      client.setQueryData(loyaltyInfoQuery(locale).queryKey, (info) => info && { ...info, points });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: loyaltyKey }),
  });
}

/** Chooses a character (R-LOY-06); a failure is told by a toast. */
export function useSetCharacter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      requireDone(setCharacter.name, await actPlatform.call(setCharacter, { id })),
    onSuccess: () => client.invalidateQueries({ queryKey: loyaltyKey }),
  });
}
