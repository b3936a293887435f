import { draftMode } from 'next/headers';
import { env } from '@/lib/env/server';

/**
 * Whether this request is an editor's, who came by a signed link (`/preview`) and is shown drafts. Next.js then makes
 * the page for this request alone: from no cache and into none. Where there is no request, nobody previews.
 */
export async function isPreviewed(): Promise<boolean> {
  if (env.PREVIEW_SECRET === undefined) return false;
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}
