import { shared } from '@/server/shared-state.mjs';
import type { RawRecord } from './flatten';

interface FinishedRead {
  at: number;
  record: RawRecord | null;
}

export interface ContentState {
  /** Reads under way, by address and bearer. */
  running: Map<string, Promise<RawRecord | null>>;
  /** Finished answers made for everyone, shared for a moment. */
  finished: Map<string, FinishedRead>;
  /** Counts purges: what was asked before one is not kept after it. */
  generation: number;
  /** The newest good answer of each record, oldest use first. */
  lastGood: Map<string, RawRecord>;
}

const MAX_LAST_GOOD = 500;

export const contentState: ContentState = (shared.contentState ??= {
  running: new Map(),
  finished: new Map(),
  generation: 0,
  lastGood: new Map(),
});

/** Keeps the answer a failing content system is replaced by (R-CMS-07, decision 0002); 500 at most. */
export function keepLastGood(key: string, record: RawRecord): void {
  const { lastGood } = contentState;
  lastGood.delete(key);
  lastGood.set(key, record);
  const oldest = lastGood.keys().next();
  if (lastGood.size > MAX_LAST_GOOD && !oldest.done) lastGood.delete(oldest.value);
}

export function takeLastGood(key: string): RawRecord | undefined {
  const record = contentState.lastGood.get(key);
  if (record !== undefined) keepLastGood(key, record);
  return record;
}

/** A record the content system no longer has must not come back when it fails. */
export function dropLastGood(key: string): void {
  contentState.lastGood.delete(key);
}

/**
 * Forgets shared answers, so that the next read of anything asks the content system (webhook). Last good answers stay:
 * they are for failures only.
 */
export function purgeContent(): void {
  contentState.generation += 1;
  contentState.running.clear();
  contentState.finished.clear();
}
