import { readPlatform } from '@/lib/platform/read';
import { handleEvent } from './api';

/**
 * Reports an event to the platform; returns the campaign popup it names, if any (R-TRACK-07).
 * @throws PlatformError when the platform did not accept it.
 */
export async function sendEvent(event: {
  event_name: string;
  event_params: Record<string, unknown>;
}): Promise<string | null> {
  return (await readPlatform.call(handleEvent, event)).popup;
}
