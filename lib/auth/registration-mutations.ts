import type { FormValues } from '@/lib/content/form-descriptor';
import { actPlatform } from '@/lib/platform/act';
import { saveProfile } from '@/lib/profile/api';
import { profileInput } from '@/lib/profile/form';

/** Saves what a social registration lacked (R-AUTH-13); false if refused. @throws PlatformError */
export async function saveMissingFields(values: FormValues): Promise<boolean> {
  return (await actPlatform.call(saveProfile, profileInput(values))).result === 1;
}
