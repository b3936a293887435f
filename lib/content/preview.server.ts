import { draftMode } from 'next/headers';
import { env } from '@/lib/env/server';

/**
 * Whether this request is from an editor who used a signed link (`/preview`) and sees drafts. Next.js then renders the
 * page for this request only, bypassing its cache. Always false outside of a request.
 */
export async function isPreviewed(): Promise<boolean> {
  if (env.PREVIEW_SECRET === undefined) return false;
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}
