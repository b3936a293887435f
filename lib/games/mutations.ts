import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callAction } from '@/lib/platform/act';
import { addLike, removeLike } from './api';
import { likesQuery } from './queries';

interface Toggle {
  sysname: string;
  isLiked: boolean;
}

const LIKING = ['games', 'liking'];

/**
 * Adds or removes a favourite, then refetches the list (R-GAME-10). The heart updates optimistically and is rolled
 * back when the platform refuses; a result other than 1 is a refusal. A game's request is not sent again while it is
 * pending; other games can be toggled meanwhile.
 */
export function useToggleLike(uid: number) {
  const client = useQueryClient();
  const { queryKey } = likesQuery(uid);
  const [pending] = useState(() => new Set<string>());
  const setLiked = (sysname: string, isLiked: boolean) =>
    client.setQueryData(queryKey, (before) => {
      const others = (before ?? []).filter((name) => name !== sysname);
      return isLiked ? [sysname, ...others] : others;
    });
  const { mutate } = useMutation({
    mutationKey: LIKING,
    mutationFn: ({ sysname, isLiked }: Toggle) => callAction(isLiked ? removeLike : addLike, { sysname }),
    onMutate: async ({ sysname, isLiked }) => {
      await client.cancelQueries({ queryKey });
      setLiked(sysname, !isLiked);
    },
    onError: (_error, { sysname, isLiked }) => void setLiked(sysname, isLiked),
    onSettled: async (_data, _error, { sysname }) => {
      pending.delete(sysname);
      // Refetching the list while another toggle is pending would revert that heart.
      if (client.isMutating({ mutationKey: LIKING }) === 1) await client.invalidateQueries({ queryKey });
    },
  });
  return useCallback(
    (toggle: Toggle) => {
      if (pending.has(toggle.sysname)) return;
      pending.add(toggle.sysname);
      mutate(toggle);
    },
    [mutate, pending],
  );
}
