import { actPlatform } from '@/lib/platform/act';
import { getProfile } from './api';

/** The player's current contacts on the platform. @throws PlatformError */
export async function readContacts() {
  return (await actPlatform.call(getProfile, { fields: ['contacts', 'document'] })).contacts;
}
