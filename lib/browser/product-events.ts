import { pushAnalytics, type AnalyticsEvent } from './data-layer';
import { whenIdle } from './when-idle';

/** Events the product reports to the platform (`events.handle`). Params never contain typed text. */
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

/** Sends one event; never fails. */
type Sender = (event: ProductEvent) => void;

let waiting: ProductEvent[] = [];
let sender: Sender | null = null;
let isDue = false;

/** Queues an event for the platform; each is sent once, in idle time. */
export function reportToPlatform(name: ProductEvent['name'], params: ProductEvent['params'] = {}): void {
  waiting.push({ name, params });
  sendWhenIdle();
}

export function reportEvent({ event, ...params }: AnalyticsEvent & { event: ProductEvent['name'] }): void {
  pushAnalytics({ event, ...params });
  reportToPlatform(event, params);
}

/** Sends queued and later events in batches: in idle time, and when the page is left. @returns Stops. */
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
