import { cookies } from 'next/headers';
import { isLocale, routing } from '@/i18n/routing';
import { LOCALE_COOKIE } from '@/lib/routing/locale-cookie';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** Redirect for password managers to the password form (W3C well-known URL), in the visitor's language. */
export async function GET(): Promise<Response> {
  const wish = (await cookies()).get(LOCALE_COOKIE)?.value;
  const locale = isLocale(wish) ? wish : routing.defaultLocale;
  const location = localePath(locale, paths.profile('security'));
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
}
