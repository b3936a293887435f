import { readPlatform } from '@/lib/platform/read';
import { handleEvent } from './api';

/** Returns the campaign popup that the platform names, if any (R-TRACK-07). @throws PlatformError */
export async function sendEvent(event: {
  event_name: string;
  event_params: Record<string, unknown>;
}): Promise<string | null> {
  return (await readPlatform.call(handleEvent, event)).popup;
}
