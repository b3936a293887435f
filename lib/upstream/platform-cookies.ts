import { PREVIEW_COOKIE } from '@/server/agreed-names.mjs';
import { DRAFT_COOKIE } from '@/server/next-internals/draft-mode.mjs';

/** Cookies for the content system and the site itself: a visitor's own content token, and an editor's preview. */
const KEPT_BACK: ReadonlySet<string> = new Set([
  'strapi_jwt',
  DRAFT_COOKIE,
  ...Object.values(PREVIEW_COOKIE),
]);

/** The cookies that concern the platform: without those that open drafts. May be empty. */
export function platformCookies(header: string): string {
  return header
    .split(';')
    .filter((pair) => !KEPT_BACK.has((pair.split('=')[0] ?? '').trim()))
    .join(';')
    .trim();
}
