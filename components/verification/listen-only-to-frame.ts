/** Name of every message that the service's window sends. */
const OF_THE_CHECK = 'idCheck';

/**
 * Keeps the kit from messages of any other window: it looks at their origin alone, which is the same for every customer
 * of the service. Runs before the kit, as a capturing listener. Returns how to stop.
 */
export function listenOnlyToFrame(frame: () => HTMLIFrameElement | null | undefined): () => void {
  function judge(event: MessageEvent<unknown>): void {
    const method: unknown = Object(event.data).method;
    if (typeof method !== 'string' || !method.includes(OF_THE_CHECK)) return;
    if (event.source === null || event.source !== frame()?.contentWindow) event.stopImmediatePropagation();
  }
  window.addEventListener('message', judge, true);
  return () => window.removeEventListener('message', judge, true);
}
