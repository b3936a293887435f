import { sendEvent } from '@/lib/analytics/mutations';
import { sendProductEvents } from '@/lib/browser/product-events';
import { reportFailure } from '@/lib/browser/report';
import { openCampaignPopup } from '@/components/offers/campaign-popup';
import { early } from '../custom-code-runner';

/** Fired on `window` by the operator's snippets and tags; its detail is `{ name, params }`. */
const PLATFORM_EVENT = 'platform:event';
const MAX_PARAMS_LENGTH = 2_000;

/** Forwards events to the platform (R-TRACK-07), those that snippets raised before first. @returns Stops. */
export function listenForPlatformEvents(): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) void sendPlatformEvent(event.detail);
  };
  const stopOwn = sendProductEvents((event) => void sendPlatformEvent(event));
  window.addEventListener(PLATFORM_EVENT, onEvent);
  early.events?.forEach(onEvent);
  early.events = null;
  return () => {
    stopOwn();
    window.removeEventListener(PLATFORM_EVENT, onEvent);
  };
}

/** Also shows the campaign popup the platform names, if any. Failures are logged to the console. */
async function sendPlatformEvent(detail: unknown): Promise<void> {
  const event = readEvent(detail);
  if (event === null) return;
  try {
    const popup = await sendEvent(event);
    if (popup) await openCampaignPopup(popup);
  } catch (error) {
    reportFailure(`Event "${event.event_name}"`, error);
  }
}

function readEvent(detail: unknown) {
  if (typeof detail !== 'object' || detail === null || !('name' in detail)) return null;
  const { name } = detail;
  if (typeof name !== 'string' || !/^[\w.-]{1,100}$/.test(name)) return null;
  const params = 'params' in detail && isPlain(detail.params) ? detail.params : {};
  return { event_name: name, event_params: params };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  try {
    return JSON.stringify(value).length <= MAX_PARAMS_LENGTH;
  } catch {
    return false;
  }
}
