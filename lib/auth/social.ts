import type { Locale } from '@/i18n/routing';
import { ownEntry } from '@/lib/own-entry';
import { localePath } from '@/lib/routing/locale-path';
import { returnPath } from '@/lib/routing/return-path';
import { paths } from '@/lib/routing/paths';

/** CSS pixels (R-SOC-01). */
const POPUP_WIDTH = 640;
const POPUP_HEIGHT = 480;

export type SocialType = 'authorization' | 'registration';

interface SocialRequest {
  service: string;
  type: SocialType;
  locale: Locale;
  origin: string;
  /** Path with locale prefix to return to. */
  backPath: string;
}

/** URL of the social sign-in: it returns to the locale's home page with `backUrl`. */
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

/** `window.open` features of the popup, centred in the window that opens it. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: WindowPlace): string {
  const left = Math.round(screenX + Math.max(0, outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - POPUP_HEIGHT) / 2);
  return `popup=yes,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
}

/** The outcome of a social sign-in: the path to continue at, or the exception type it failed with. */
export interface SocialReturn {
  /** Path of this site with locale prefix; null when the URL named none. */
  path: string | null;
  error: string | null;
}

/** Reads the return URL of a social sign-in; null when it is not one. */
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

/** Display name of a service; for an unknown one its capitalised sysname. */
export function serviceName(service: string): string {
  return ownEntry(SERVICE_NAMES, service) ?? `${service.charAt(0).toUpperCase()}${service.slice(1)}`;
}
