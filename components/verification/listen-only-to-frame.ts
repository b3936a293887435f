/** Part of the method name of every message from the vendor's window. */
const METHOD_PART = 'idCheck';

/** Blocks other windows' messages before the SDK, which accepts its vendor's whole origin. @returns Unblocks them. */
export function listenOnlyToFrame(frame: () => HTMLIFrameElement | null | undefined): () => void {
  function judge(event: MessageEvent<unknown>): void {
    const method: unknown = Object(event.data).method;
    if (typeof method !== 'string' || !method.includes(METHOD_PART)) return;
    if (event.source === null || event.source !== frame()?.contentWindow) event.stopImmediatePropagation();
  }
  window.addEventListener('message', judge, true);
  return () => window.removeEventListener('message', judge, true);
}
