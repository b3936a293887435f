import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { CustomCodeRunner } from './custom-code-runner';

/** The operator's enabled snippets, if any (R-BAN-08). */
export async function CustomCode() {
  const { customCode } = await loadSiteConfig(await currentLocale());
  const snippets = customCode
    .filter(({ isEnabled }) => isEnabled)
    .map(({ position, code }) => ({ position, code }));
  return snippets.length > 0 ? <CustomCodeRunner snippets={snippets} /> : null;
}
