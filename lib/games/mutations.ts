import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import { addLike, removeLike } from './api';
import { likesQuery } from './queries';

interface Toggle {
  sysname: string;
  /** State before the toggle. */
  isLiked: boolean;
}

/**
 * Adds or removes a favourite, then reloads the list (R-GAME-10). The heart changes at once and changes back when the
 * platform refuses; a result other than 1 is a refusal.
 */
export function useToggleLike(uid: number) {
  const client = useQueryClient();
  const { queryKey } = likesQuery(uid);
  return useMutation({
    mutationFn: async ({ sysname, isLiked }: Toggle) => {
      const method = isLiked ? removeLike : addLike;
      const { result } = await actPlatform.call(method, { sysname });
      if (result === 1) return;
      throw new PlatformError({ type: 'UnknownErrorException', method: method.name, httpStatus: 200 });
    },
    onMutate: async ({ sysname, isLiked }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const others = (before ?? []).filter((name) => name !== sysname);
      client.setQueryData(queryKey, isLiked ? others : [sysname, ...others]);
      return { before };
    },
    onError: (_error, _toggle, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
    retry: false,
  });
}
