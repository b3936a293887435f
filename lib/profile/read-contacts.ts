import { actPlatform } from '@/lib/platform/act';
import { getProfile } from './api';

/**
 * The player's contacts as the platform has them now.
 * @throws PlatformError when they cannot be read.
 */
export async function readContacts() {
  return (await actPlatform.call(getProfile, { fields: ['contacts', 'document'] })).contacts;
}
