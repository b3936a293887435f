import type { CallPool } from '@/lib/upstream/call-pools';
import { hasSession } from './has-session';
import { MONEY_METHODS, type PlatformMethodName } from './names';

const SIGN_IN: ReadonlySet<PlatformMethodName> = new Set([
  'auth.login',
  'auth.register',
  'auth.restore',
  'auth.logout',
  'account.getInfo',
  'account.confirmTwoFactorAuth',
]);

/** A money call without a session moves nothing, so it takes no slot in the money pool. */
export function poolOf(method: PlatformMethodName, headers: Pick<Headers, 'get'>): CallPool {
  if (SIGN_IN.has(method)) return 'sign-in';
  return MONEY_METHODS.has(method) && hasSession(headers) ? 'money' : 'rest';
}
