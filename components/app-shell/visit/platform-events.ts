import { sendEvent } from '@/lib/analytics/mutations';
import { sendProductEvents } from '@/lib/browser/product-events';
import { reportFailure } from '@/lib/browser/report';
import { isRecord } from '@/lib/is-record';
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
  if (!isRecord(detail)) return null;
  const { name, params } = detail;
  if (typeof name !== 'string' || !/^[\w.-]{1,100}$/.test(name)) return null;
  return { event_name: name, event_params: isRecord(params) && isShort(params) ? params : {} };
}

/** False also for what cannot be sent as JSON. */
function isShort(params: Readonly<Record<string, unknown>>): boolean {
  try {
    return JSON.stringify(params).length <= MAX_PARAMS_LENGTH;
  } catch {
    return false;
  }
}
