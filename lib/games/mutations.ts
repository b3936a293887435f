import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { actPlatform } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import { addLike, removeLike } from './api';
import { likesQuery } from './queries';

interface Toggle {
  sysname: string;
  /** State before the toggle. */
  isLiked: boolean;
}

const LIKING = ['games', 'liking'];

/**
 * Adds or removes a favourite, then reloads the list (R-GAME-10). The heart changes at once and changes back when the
 * platform refuses; a result other than 1 is a refusal. A game whose answer is on its way is not asked for again, others
 * are: several hearts can be pressed one after another.
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
    mutationFn: async ({ sysname, isLiked }: Toggle) => {
      const method = isLiked ? removeLike : addLike;
      const { result } = await actPlatform.call(method, { sysname });
      if (result === 1) return;
      throw new PlatformError({ type: 'UnknownErrorException', method: method.name, httpStatus: 200 });
    },
    onMutate: async ({ sysname, isLiked }) => {
      await client.cancelQueries({ queryKey });
      setLiked(sysname, !isLiked);
    },
    onError: (_error, { sysname, isLiked }) => void setLiked(sysname, isLiked),
    onSettled: async (_answer, _error, { sysname }) => {
      pending.delete(sysname);
      // The list read while another answer is on its way would take that heart back.
      if (client.isMutating({ mutationKey: LIKING }) === 1) await client.invalidateQueries({ queryKey });
    },
    retry: false,
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
