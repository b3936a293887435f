import { lineOf } from '@/lib/content/item-description-line';
import { rekeyDescription, type Description } from '@/lib/content/description';
import { isSvgUrl } from '@/lib/content/media';
import { stripLocale } from '@/lib/routing/locale-path';
import { parseUrl } from '@/lib/routing/parse-url';
import { pathOnSite } from '@/lib/routing/path-on-site';
import { uniqueBy } from '@/lib/platform/unique-by';
import type { WireBanner } from './schema';

/** How many banners are requested (R-BAN-01, R-CONST-08). */
export const BANNER_COUNT = 10;

/** A slide as the carousel renders it. Pictures are svg URLs only (R-BAN-07). */
export interface BannerView {
  id: string;
  title: string | null;
  subtitle: string | null;
  buttonTitle: string | null;
  /** Site path without locale prefix or http(s) URL. */
  href: string | null;
  image: string | null;
  imageMobile: string | null;
}

/**
 * Banners still active at `nowMs` (milliseconds since 1970), ascending by position (R-BAN-01, R-BAN-02); those without
 * one come last. One with nothing to show, or with a duplicate id, is left out.
 */
export function showableBanners(
  banners: readonly WireBanner[],
  mapping: Readonly<Record<string, string>>,
  nowMs: number,
  origin: string,
): BannerView[] {
  const running = banners.filter(
    ({ finished_at }) => finished_at === null || Date.parse(finished_at) > nowMs,
  );
  const mapped = running.map(({ id, description }) => ({
    id,
    fields: rekeyDescription(description, mapping),
  }));
  const sorted = mapped.sort((a, b) => positionOf(a.fields) - positionOf(b.fields));
  const views = sorted.map(({ id, fields }) => toView(id, fields, origin)).filter(hasSomethingToShow);
  return uniqueBy(views, 'id');
}

/**
 * A banner's target: a path of this site without locale prefix, or an external http(s) URL. Null for anything else,
 * such as `javascript:` or a URL that only looks like a path.
 * @param origin The site's own; an absolute URL on it counts as a path.
 */
export function bannerHref(value: unknown, origin: string): string | null {
  const text = plainText(value);
  if (text === null || text.length > 2_048) return null;
  const path = pathOnSite(text, origin);
  if (path !== null) return stripLocale(path).path;
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

function toView(id: string, fields: Description, origin: string): BannerView {
  const wide = svg(fields.image);
  const tall = svg(fields.imageMobile);
  return {
    id,
    title: lineOf(fields.title),
    subtitle: lineOf(fields.subtitle),
    buttonTitle: lineOf(fields.buttonTitle),
    href: bannerHref(fields.buttonUrl, origin),
    image: wide ?? tall,
    imageMobile: tall ?? wide,
  };
}

function hasSomethingToShow({ title, subtitle, image }: BannerView): boolean {
  return title !== null || subtitle !== null || image !== null;
}

/** Positions are numbers or numeric strings. */
function positionOf({ position }: Description): number {
  const isGiven = typeof position === 'number' || (typeof position === 'string' && position.trim() !== '');
  const value = isGiven ? Number(position) : Number.NaN;
  return Number.isFinite(value) ? value : Number.MAX_SAFE_INTEGER;
}

function plainText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function svg(value: unknown): string | null {
  const url = plainText(value);
  return isSvgUrl(url) ? url : null;
}
