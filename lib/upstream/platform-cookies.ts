import { DRAFT_COOKIE } from '@/server/next-internals/draft-mode.mjs';

/** What concerns the content system and the site itself: a visitor's own content token, and an editor's preview. */
const KEPT_BACK: ReadonlySet<string> = new Set(['strapi_jwt', DRAFT_COOKIE, 'preview', '__Host-preview']);

/**
 * The visitor's `Cookie` header as the platform may see it: everything but the cookies that open drafts, which are no
 * business of another system. Empty when nothing else is there.
 */
export function platformCookies(header: string): string {
  return header
    .split(';')
    .filter((pair) => !KEPT_BACK.has((pair.split('=')[0] ?? '').trim()))
    .join(';')
    .trim();
}
