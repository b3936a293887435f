import { leastServerClockOffset } from '@/lib/browser/server-clock';
import type { User } from './schema';
import type { SignInKind } from './signed-in-event';

/** How far the platform's clock may be behind the site's. */
const SKEW_MS = 1_000;

/**
 * Whether the visitor's last action created the account: the platform treats new and known users alike, only
 * `reg_time` tells, and the device's clock may be hours off. Null where the platform does not report `reg_time`.
 * @param begunAt When the visitor began, by the device's clock: milliseconds since 1970.
 * @param offset The site's clock offset, read beforehand where the response must not wait for it.
 */
export async function isNewAccount(
  { reg_time: registeredAt }: Pick<User, 'reg_time'>,
  begunAt: number,
  offset: Promise<number> = leastServerClockOffset(),
): Promise<boolean | null> {
  if (registeredAt === null) return null;
  // The platform may only store whole seconds.
  const begun = Math.floor((begunAt + (await offset)) / 1_000) * 1_000;
  return Date.parse(registeredAt) >= begun - SKEW_MS;
}

/** A registration, from either tab, if it created the account; the tab's own kind if that is unknown. */
export async function socialSignInKind(
  user: User,
  type: 'authorization' | 'registration',
  begunAt: number,
): Promise<SignInKind> {
  const isNew = (await isNewAccount(user, begunAt)) ?? type === 'registration';
  return isNew ? 'registration' : 'login';
}
