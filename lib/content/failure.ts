import { log } from '@/lib/log';
import { observeContentFailure } from '@/lib/telemetry/observe';
import { logFailedRead } from '@/lib/upstream/failed-read';
import { shared } from '@/server/shared-state.mjs';
import type { UpstreamFailureReason } from '@/lib/upstream/request.server';

/** `status`: a response other than success; `malformed`: not JSON of the agreed shape; the rest: none or incomplete. */
export type ContentFailureReason = UpstreamFailureReason | 'status' | 'malformed';

const NAME = 'ContentFailure';

/** A read of the content system failed. A 403 is also a content failure, never the forbidden page. */
export class ContentFailure extends Error {
  /** When the read began, by `performance.now()`. */
  since = performance.now();

  constructor(
    readonly collection: string,
    /** HTTP status of the response, null when there was none. */
    readonly status: number | null,
    readonly reason: ContentFailureReason,
  ) {
    super(`Content "${collection}" failed: ${reason}${status === null ? '' : ` (${status})`}`);
    this.name = NAME;
  }

  /**
   * Compares by name: middleware, pages and route handlers are bundled separately, each with a copy of this class, and
   * a shared read rejects with the copy of the bundle that started it.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === NAME;
  }
}

export type FailureListener = (failure: ContentFailure) => unknown;

const listeners = (shared.contentFailureListeners ??= new Map<string, FailureListener>());

/**
 * Listens for failed reads (R-CMS-07). Each read of a page raises its own event, even where pages share the call, and
 * the listener runs in the context of that page.
 * @param name A listener replaces an earlier one of the same name.
 * @returns Stops listening.
 */
export function onContentFailure(name: string, listener: FailureListener): () => void {
  listeners.set(name, listener);
  return () => void listeners.delete(name);
}

/** Raises the event of a failed read. A listener that throws is logged. */
export async function raiseFailure(failure: ContentFailure): Promise<void> {
  const notified = [...listeners.values()].map(async (listener) => {
    await listener(failure);
  });
  for (const outcome of await Promise.allSettled(notified)) {
    if (outcome.status === 'rejected') log.error('content.listener', { message: String(outcome.reason) });
  }
}

onContentFailure('log', ({ collection, status, reason, since }) =>
  logFailedRead('content.failure', { collection }, { side: 'content', reason, status, since }),
);
onContentFailure('metrics', ({ collection, reason }) => observeContentFailure(collection, reason));
