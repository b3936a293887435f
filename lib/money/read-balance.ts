import { actPlatform } from '@/lib/platform/act';
import { getBalance } from './api';
import type { Balances } from './schema';

/** The player's current balances on the platform. @throws PlatformError */
export function readBalance(): Promise<Balances> {
  return actPlatform.call(getBalance, {});
}
