import type { User } from '@/lib/session/schema';
import { actPlatform } from '@/lib/platform/act';
import type { WireValue } from '@/lib/platform/method';
import { login } from '@/lib/session/api';
import { register, restore } from './api';

/*
 * Requests of the sign-in and registration forms, each sent once; the forms show the errors. Plain functions, so that
 * the auth dialogs load no query code. All throw PlatformError.
 */

/** Signs in (R-AUTH-02). A required code is reported as an error (R-2FA-01); without one `code` is empty. */
export function logIn(credentials: { login: string; password: string; code: string }): Promise<User> {
  return actPlatform.call(login, credentials);
}

/** Registers with the fields of the configured form, or those of a mini-app user (R-AUTH-06, R-MINI-02). */
export function registerPlayer(fields: Record<string, WireValue>): Promise<User> {
  return actPlatform.call(register, fields);
}

/** Requests a new password; false if the platform refuses. */
export async function requestPassword(sentLogin: string): Promise<boolean> {
  return (await actPlatform.call(restore, { login: sentLogin })).result === 1;
}
