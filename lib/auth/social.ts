import type { Locale } from '@/i18n/routing';
import { localePath } from '@/lib/routing/locale-path';
import { returnPath } from '@/lib/routing/return-path';
import { paths } from '@/lib/routing/paths';

/** Popup size in CSS pixels (R-SOC-01). */
const POPUP_WIDTH = 640;
const POPUP_HEIGHT = 480;

export type SocialType = 'authorization' | 'registration';

interface SocialRequest {
  service: string;
  type: SocialType;
  locale: Locale;
  /** Own origin, `https://example.com`. */
  origin: string;
  /** Path with locale prefix to come back to. */
  backPath: string;
}

/** Address of the social sign-in: it ends on the locale's home page with `backUrl`. */
export function socialAddress({ service, type, locale, origin, backPath }: SocialRequest): string {
  const home = localePath(locale, `${paths.home()}?backUrl=${encodeURIComponent(backPath)}`);
  const query = new URLSearchParams({ service, redirect_url: `${origin}${home}`, type_auth: type });
  return `/oauth/init?${query.toString()}`;
}

interface WindowPlace {
  screenX: number;
  screenY: number;
  outerWidth: number;
  outerHeight: number;
}

/** `window.open` features of the popup: 640×480, in the middle of the window it opens from. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: WindowPlace): string {
  const left = Math.round(screenX + Math.max(0, outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - POPUP_HEIGHT) / 2);
  return `popup=yes,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
}

/** How a social sign-in came back: where to go on, or the exception type it failed with. */
export interface SocialReturn {
  /** Path of this site with locale prefix; null when the address named none. */
  path: string | null;
  error: string | null;
}

/** Reads the return address of a social sign-in; null when the address is none. */
export function readSocialReturn(search: string): SocialReturn | null {
  const query = new URLSearchParams(search);
  const backUrl = query.get('backUrl');
  if (backUrl === null) return null;
  return { path: returnPath(backUrl), error: query.get('error') || null };
}

const SERVICE_NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  telegram: 'Telegram',
  x: 'X',
};

/** A service as people call it; an unknown one by its sysname with a capital. */
export function serviceName(service: string): string {
  const known = Object.hasOwn(SERVICE_NAMES, service) ? SERVICE_NAMES[service] : undefined;
  return known ?? `${service.charAt(0).toUpperCase()}${service.slice(1)}`;
}
