import { isLocale } from '@/i18n/routing';
import { isSettingsPart, loadSettingsPart } from '@/lib/site-settings/settings-parts.server';
import { loadGeneralInfo } from '@/lib/session/loader';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () => [];

/** Settings of a lazy-loaded component: the same for everyone, so cached like a page. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; part: string }> },
): Promise<Response> {
  const { locale, part } = await params;
  if (!isLocale(locale) || !isSettingsPart(part)) return Response.json(null, { status: 404 });
  const settings = loadSettingsPart(part, locale);
  if (part !== 'auth') return Response.json(await settings);
  const [auth, info] = await Promise.all([settings, loadGeneralInfo(locale)]);
  return Response.json({ ...auth, defaultCurrency: info?.default_currency ?? null });
}
