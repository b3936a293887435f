import { actPlatform } from '@/lib/platform/act';
import { getNotifications } from './api';

/**
 * The player's unread loyalty notifications.
 * @throws PlatformError when they cannot be read.
 */
export async function readNotifications() {
  return (await actPlatform.call(getNotifications, {})).loyalty;
}
