import { actPlatform } from '@/lib/platform/act';
import { getNotifications } from './api';

/**
 * Loyalty notices that the player has not seen yet.
 * @throws PlatformError when they cannot be read.
 */
export async function readNotifications() {
  return (await actPlatform.call(getNotifications, {})).loyalty;
}
