import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform, callAction } from '@/lib/platform/act';
import { sendThenAsk } from '@/lib/platform/outcome';
import { requireDone } from '@/lib/platform/require-done';
import { buyProduct, getCharacters, getLoyaltyInfo, setCharacter } from './api';
import { loyaltyInfoQuery, loyaltyKey } from './queries';
import { CHARACTERS_PAGE } from './rules';

interface Wanted {
  id: string;
  /** In points. */
  price: number;
}

/**
 * Buys a reward (R-LOY-03) and returns the points left, null where the platform does not report them. The points
 * update optimistically; everything on the page is refetched, since a reward may be free spins or a bonus. The caller
 * handles failures with the shop's dialogs.
 */
export function useBuyProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: buy,
    meta: { errors: 'inline' },
    onSuccess: (points) => {
      if (points === null) return;
      client.setQueryData(loyaltyInfoQuery.queryKey, (info) => info && { ...info, points });
    },
    onSettled: () => void client.invalidateQueries(),
  });
}

/**
 * Sends a purchase once. After a lost response, comparing the points before and after gives the outcome; they are
 * refetched first, because the cached points may be older than a purchase made elsewhere.
 */
async function buy({ id, price }: Wanted): Promise<number | null> {
  const before = await readPoints().catch(() => null);
  let left: number | null = null;
  await sendThenAsk(
    async () => {
      const purchase = await actPlatform.call(buyProduct, { id });
      requireDone(buyProduct.name, purchase);
      left = purchase.points;
    },
    async () => {
      if (before === null || price <= 0) return false;
      left = await readPoints();
      return left <= before - price;
    },
  );
  return left;
}

async function readPoints(): Promise<number> {
  return (await actPlatform.call(getLoyaltyInfo, {})).points;
}

/** Chooses a character (R-LOY-06); after a lost response the list gives the outcome. A failure shows a toast. */
export function useSetCharacter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      sendThenAsk(
        () => callAction(setCharacter, { id }),
        async () => (await actPlatform.call(getCharacters, { offset: 0, count: CHARACTERS_PAGE })).id === id,
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: loyaltyKey }),
  });
}
