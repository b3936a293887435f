import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { loadCollection } from '@/lib/content/loaders.server';
import { contentOverrides } from '@/lib/content/overrides';
import { applyOverrides } from './apply-overrides';
import { catalogue } from './catalogue';
import { isLocale, routing } from './routing';

/** Messages of a render: the catalogue of its locale, overridden by the operator's texts (R-HOME-03). */
export default getRequestConfig(async () => {
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : routing.defaultLocale;
  const common = await loadCollection('common', locale);
  return { locale, timeZone: 'UTC', messages: applyOverrides(catalogue[locale], contentOverrides(common)) };
});
