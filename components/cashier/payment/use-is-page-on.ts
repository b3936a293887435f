import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Locale } from '@/i18n/routing';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';

const pageSwitchQuery = (address: string, locale: Locale) =>
  queryOptions({
    queryKey: ['page-switch', locale, address],
    queryFn: async () => {
      const [{ isPageOn }, site] = await Promise.all([
        import('@/lib/content/switched-pages'),
        fetchSettingsPart('site', locale),
      ]);
      return site === null || isPageOn(address, site.features);
    },
    staleTime: Infinity,
  });

/** Whether a page is enabled, as far as known: a link to a disabled page would lead to the not-found page. */
export function useIsPageOn(address: string): boolean {
  return useQuery(pageSwitchQuery(address, useLocale())).data ?? true;
}
