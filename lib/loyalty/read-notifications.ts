import { actPlatform } from '@/lib/platform/act';
import { getNotifications } from './api';

/** The player's unread loyalty notifications. @throws PlatformError */
export async function readNotifications() {
  return (await actPlatform.call(getNotifications, {})).loyalty;
}
