/** Part of the method name of every message from the vendor's window. */
const METHOD_PART = 'idCheck';

/**
 * Blocks messages from other windows: the SDK checks only the origin, which all customers of the vendor share. A
 * capturing listener runs before the SDK's own. @returns Removes it.
 */
export function listenOnlyToFrame(frame: () => HTMLIFrameElement | null | undefined): () => void {
  function judge(event: MessageEvent<unknown>): void {
    const method: unknown = Object(event.data).method;
    if (typeof method !== 'string' || !method.includes(METHOD_PART)) return;
    if (event.source === null || event.source !== frame()?.contentWindow) event.stopImmediatePropagation();
  }
  window.addEventListener('message', judge, true);
  return () => window.removeEventListener('message', judge, true);
}
