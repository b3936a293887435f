import { pushAnalytics, type AnalyticsEvent } from './data-layer';
import { whenIdle } from './when-idle';

/** What the product reports to the platform (`events.handle`). Params never hold what was typed. */
export interface ProductEvent {
  name:
    | 'registration'
    | 'login'
    | 'error-login'
    | 'error-logout'
    | 'promocode-not-found'
    | 'deposit-made'
    | 'game-opened'
    | 'participation';
  params: Readonly<Record<string, string | number | null>>;
}

/** Sends one event on; it never fails. */
type Sender = (event: ProductEvent) => void;

let waiting: ProductEvent[] = [];
let sender: Sender | null = null;
let isDue = false;

/** Queues an event for the platform, which gets each event once, in idle time. */
export function reportToPlatform(name: ProductEvent['name'], params: ProductEvent['params'] = {}): void {
  waiting.push({ name, params });
  sendWhenIdle();
}

/** The same for an event that analytics gets as well. */
export function reportEvent({ event, ...params }: AnalyticsEvent & { event: ProductEvent['name'] }): void {
  pushAnalytics({ event, ...params });
  reportToPlatform(event, params);
}

/**
 * Sends the queued events and later ones in batches: in idle time, and at once when the page is left.
 * @returns Stops; later events are queued.
 */
export function sendProductEvents(send: Sender): () => void {
  sender = send;
  window.addEventListener('pagehide', flush);
  sendWhenIdle();
  return () => {
    sender = null;
    window.removeEventListener('pagehide', flush);
  };
}

function sendWhenIdle(): void {
  if (isDue || sender === null || waiting.length === 0) return;
  isDue = true;
  whenIdle(() => {
    isDue = false;
    flush();
  });
}

function flush(): void {
  if (sender === null) return;
  const batch = waiting;
  waiting = [];
  for (const event of batch) sender(event);
}
