import { cookies, draftMode } from 'next/headers';
import { env } from '@/lib/env/server';
import { DRAFT_COOKIE } from '@/server/next-internals/draft-mode.mjs';

/** Whether an editor who used `/preview` sees drafts: Next.js then bypasses its cache. False outside of a request. */
export async function isPreviewed(): Promise<boolean> {
  if (env.PREVIEW_SECRET === undefined) return false;
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

/**
 * Starts or ends the preview in this browser. In a frame on another site, such as the content system's, browsers refuse
 * the cookie as Next.js sets it, and keep one only for that site and frame (`Partitioned`).
 */
export async function switchPreview(isOn: boolean, isFramed: boolean): Promise<void> {
  const mode = await draftMode();
  if (isOn) mode.enable();
  else mode.disable();
  if (!isFramed) return;
  const sent = await cookies();
  const value = sent.get(DRAFT_COOKIE)?.value ?? '';
  const life = isOn ? {} : { expires: new Date(0) };
  const scope = { path: '/', httpOnly: true, sameSite: 'none', secure: true, partitioned: true } as const;
  sent.set(DRAFT_COOKIE, value, { ...scope, ...life });
}
