import { readPlatform } from '@/lib/platform/read';
import { getGeneralInfo } from './api';
import type { GeneralInfo } from './schema';

/**
 * What the platform says of the site as a whole: foreign services that are on.
 * @throws PlatformError when it cannot be read.
 */
export function readGeneralInfo(): Promise<GeneralInfo> {
  return readPlatform.call(getGeneralInfo, {});
}
