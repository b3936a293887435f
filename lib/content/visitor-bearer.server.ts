import { cookies } from 'next/headers';
import { knownVisitor } from '@/lib/upstream/known-visitor.server';
import { isPreviewed } from './preview.server';

/**
 * The visitor's content token (cookie `strapi_jwt`) where the content is read for them alone: on a player's pages and
 * in an editor's preview. Pages cached for everyone never read a cookie.
 */
export async function visitorBearer(): Promise<string | undefined> {
  if (knownVisitor() === undefined && !(await isPreviewed())) return undefined;
  try {
    return (await cookies()).get('strapi_jwt')?.value;
  } catch {
    return undefined;
  }
}
