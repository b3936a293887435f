import { actPlatform } from '@/lib/platform/act';
import { getInfo } from './api';
import type { User } from './schema';

/** The signed-in account as it is now on the platform. @throws PlatformError */
export function readAccountInfo(): Promise<User> {
  return actPlatform.call(getInfo, {});
}
