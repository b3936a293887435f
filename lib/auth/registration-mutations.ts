import { actPlatform } from '@/lib/platform/act';
import type { WireValue } from '@/lib/platform/method';
import { saveProfile } from '@/lib/profile/api';

/**
 * Saves the fields a social registration lacked (R-AUTH-13); false if the platform refuses.
 * @throws PlatformError when the save failed.
 */
export async function saveMissingFields(values: Record<string, WireValue>): Promise<boolean> {
  return (await actPlatform.call(saveProfile, values)).result === 1;
}
