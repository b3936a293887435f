import { observeContentFailure } from '@/lib/telemetry/observe';
import { logFailedRead } from '@/lib/upstream/failed-read';
import type { UpstreamFailureReason } from '@/lib/upstream/request.server';

/** `status`: a response other than success; `malformed`: not JSON of the agreed shape; the rest: none or incomplete. */
export type ContentFailureReason = UpstreamFailureReason | 'status' | 'malformed';

const NAME = 'ContentFailure';

/** A 403 of the content system is also a content failure, never the forbidden page. */
export class ContentFailure extends Error {
  constructor(
    readonly collection: string,
    /** HTTP status of the response, null when there was none. */
    readonly status: number | null,
    readonly reason: ContentFailureReason,
    /** When the read began, by `performance.now()`. */
    readonly since: number,
  ) {
    super(`Content "${collection}" failed: ${reason}${status === null ? '' : ` (${status})`}`);
    this.name = NAME;
  }

  /** By name: each bundle has its copy of this class, and a shared read may reject with another's. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === NAME;
  }
}

/** Raises the event of a failed read (R-CMS-07): each read of a page has its own, even where pages share the call. */
export function raiseFailure({ collection, status, reason, since }: ContentFailure): void {
  logFailedRead('content.failure', { collection }, { side: 'content', reason, status, since });
  observeContentFailure(collection, reason);
}
