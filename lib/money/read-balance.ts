import { actPlatform } from '@/lib/platform/act';
import { getBalance } from './api';
import type { Balances } from './schema';

/**
 * The player's balances as the platform has them now.
 * @throws PlatformError when they cannot be read.
 */
export function readBalance(): Promise<Balances> {
  return actPlatform.call(getBalance, {});
}
