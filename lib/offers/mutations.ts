import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { requireDone } from '@/lib/platform/require-done';
import { takePromotions } from './api';
import { offersKey } from './queries';

/** Takes the promotions of an offer (R-OFFER-04); a failure is told by a toast. */
export function useTakePromotions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (offerId: string) =>
      requireDone(takePromotions.name, await actPlatform.call(takePromotions, { offer_id: offerId })),
    onSuccess: () => client.invalidateQueries({ queryKey: offersKey }),
  });
}
