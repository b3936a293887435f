import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';

const pageSwitchQuery = (address: string) =>
  queryOptions({
    queryKey: ['page-switch', address],
    queryFn: async () => {
      const [{ isPageOn }, site] = await Promise.all([
        import('@/lib/content/switched-pages'),
        fetchSettingsPart('site'),
      ]);
      return site === null || isPageOn(address, site.features);
    },
    staleTime: Infinity,
  });

/** Whether a page is enabled, as far as known: a link to a disabled page would lead to the not-found page. */
export function useIsPageOn(address: string): boolean {
  return useQuery(pageSwitchQuery(address)).data ?? true;
}
