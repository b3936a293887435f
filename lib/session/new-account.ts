import { leastServerClockOffset } from '@/lib/browser/server-clock';
import type { User } from './schema';

/** How far the platform's clock may be behind the site's. */
const SKEW_MS = 1_000;

/**
 * Whether an account came to be by what the visitor has just done. The platform treats a new user and a known one
 * alike: only `reg_time` tells them apart, and the device's clock may be wrong by hours.
 * @param begunAt When the visitor began, by the device's clock: milliseconds since 1970.
 * @param offset The site's clock, read beforehand where the response shall not wait for it.
 * @returns Null where the platform does not say when the account was made.
 */
export async function isNewAccount(
  { reg_time: registeredAt }: Pick<User, 'reg_time'>,
  begunAt: number,
  offset: Promise<number> = leastServerClockOffset(),
): Promise<boolean | null> {
  if (registeredAt === null) return null;
  // The platform may know whole seconds alone.
  const begun = Math.floor((begunAt + (await offset)) / 1_000) * 1_000;
  return Date.parse(registeredAt) >= begun - SKEW_MS;
}

export type SignInKind = 'login' | 'registration';

/**
 * How a social sign-in counts: from either tab as a registration where it made the account; as its tab says where
 * nobody knows.
 */
export async function socialSignInKind(
  user: User,
  type: 'authorization' | 'registration',
  begunAt: number,
): Promise<SignInKind> {
  const isNew = (await isNewAccount(user, begunAt)) ?? type === 'registration';
  return isNew ? 'registration' : 'login';
}
