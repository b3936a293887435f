import 'server-only';
import { headers } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { PlatformError } from '@/lib/platform/error';
import { hasSession } from '@/lib/platform/has-session';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { getInfo } from './api';
import { knownVisitor } from '@/lib/upstream/known-visitor.server';
import type { User } from './schema';
import { isSignedOut } from '@/lib/platform/is-signed-out';
import { visitorClient } from './visitor.server';

/** The visitor whom the guest guard has just read for this request; null if it has not. */
export function guardedVisitor(): User | null {
  const { success, data } = getInfo.output.safeParse(knownVisitor());
  return success ? data : null;
}

/** What the guest guard has just read: a second request would only be another one that can fail. */
const readVisitor = cache(
  async (locale: Locale): Promise<User> =>
    guardedVisitor() ?? visitorClient(locale, await headers()).call(getInfo, {}),
);

/**
 * The signed-in player. Every account page calls this before it reads anything, because a layout does not run again on
 * soft navigation. A guest is redirected home with the path to return to (R-GUARD-01).
 * @param path The page's own path without locale prefix.
 * @throws PlatformError when the platform does not respond; the error page then offers a retry.
 */
export async function requirePlayer(locale: Locale, path: string): Promise<User> {
  if (!hasSession(await headers())) redirectHome(locale, path);
  const user = await readOrForbid(locale);
  if (user === null || user.uid <= 0) return redirectHome(locale, path);
  return user;
}

async function readOrForbid(locale: Locale): Promise<User | null> {
  try {
    return await readVisitor(locale);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (isSignedOut(error)) return null;
    if (error.httpStatus === 403 && error.type !== 'UserBannedException') forbidden();
    throw error;
  }
}

function redirectHome(locale: Locale, path: string): never {
  const home = localePath(locale, paths.home());
  redirect(`${home}?redirectUrl=${encodeURIComponent(localePath(locale, path))}`);
}
