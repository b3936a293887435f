import { actPlatform } from '@/lib/platform/act';
import { getBalance } from './api';
import type { NewerBalances } from './newer-balances';

/** The player's current balances on the platform. @throws PlatformError */
export function readBalance(): Promise<NewerBalances> {
  return actPlatform.call(getBalance, {});
}
