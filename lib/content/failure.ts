import { EventEmitter } from 'node:events';
import type { UpstreamFailureReason } from '@/lib/upstream/request.server';

/** `status`: an answer other than success; `malformed`: no JSON of the agreed form; the rest: no whole answer. */
export type ContentFailureReason = UpstreamFailureReason | 'status' | 'malformed';

const NAME = 'ContentFailure';

/** A read of the content system failed. A 403 among them is a content failure, never the forbidden page. */
export class ContentFailure extends Error {
  constructor(
    readonly collection: string,
    /** HTTP status of the answer, null when there was none. */
    readonly status: number | null,
    readonly reason: ContentFailureReason,
  ) {
    super(`Content "${collection}" failed: ${reason}${status === null ? '' : ` (${status})`}`);
    this.name = NAME;
  }

  /**
   * Compares by name: middleware, pages and route handlers are bundled apart, each with a copy of this class, and a read that
   * they share rejects with the copy of the bundle that started it.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === NAME;
  }
}

/** One emitter a process: the framework bundles middleware, pages and route handlers apart. */
const scope = globalThis as typeof globalThis & {
  __contentEvents?: EventEmitter<{ failure: [ContentFailure] }>;
};

/** Emits `failure` for every failed read, before the error is rethrown (R-CMS-07). */
export const contentEvents = (scope.__contentEvents ??= new EventEmitter<{ failure: [ContentFailure] }>());
