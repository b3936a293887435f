import { readPlatform } from '@/lib/platform/read';
import { getGeneralInfo } from './api';
import type { GeneralInfo } from './schema';

/** The platform's settings of the whole site: enabled third-party services. @throws PlatformError */
export function readGeneralInfo(): Promise<GeneralInfo> {
  return readPlatform.call(getGeneralInfo, {});
}
