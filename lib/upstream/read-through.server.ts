import 'server-only';
import { shared } from '@/server/shared-state.mjs';
import { markDegraded } from './degraded.server';
import { settleBy, readDeadline } from './read-deadline.server';

/** Milliseconds a finished response serves further reads. A page is regenerated after a minute. */
const SHARE_MS = 2_000;
const MAX_FINISHED = 200;
const MAX_LAST_GOOD = 500;

export interface ReadState {
  /** Reads in flight. */
  running: Map<string, Promise<unknown>>;
  /** Finished responses, shared briefly. */
  finished: Map<string, { at: number; value: unknown }>;
  /** The latest good response of each read, least recently used first. */
  lastGood: Map<string, { value: unknown }>;
  /** Counts purges: a read begun before one is not shared after it. */
  generation: number;
}

const states = (shared.reads ??= new Map());

interface ReadOptions<T> {
  /** Key of the last good response. */
  key: string;
  /** The read, shared or not. It continues after the deadline, so that the next page has its result. */
  reading: Promise<T>;
  /** How long the page waits, in milliseconds of `Date.now`; the page's own deadline by default. */
  deadline?: number;
  /** The error of a read that missed the deadline. */
  late(): Error;
  /** What a response means for later failures: `drop` removes an earlier good one, `ignore` leaves it. */
  judge(value: T): 'keep' | 'drop' | 'ignore';
}

export type ReadOutcome<T> =
  | { state: 'read'; value: T }
  | { state: 'last-good'; value: T; error: unknown }
  | { state: 'failed'; error: unknown };

/**
 * Reads of one back end for pages: run once for all readers at the same time or within two seconds, limited by the
 * page's deadline, and replaced by the last good response where they fail (decision 0002).
 */
export class ReadThrough {
  private readonly state: ReadState;

  constructor(backEnd: 'platform' | 'content') {
    const known = states.get(backEnd);
    this.state = known ?? { running: new Map(), finished: new Map(), lastGood: new Map(), generation: 0 };
    states.set(backEnd, this.state);
  }

  /**
   * Joins a read in flight, or returns its recent response, or runs it.
   * @param isForEveryone False for one visitor's response, which is only joined; `key` then names the visitor too.
   */
  async share<T>(key: string, run: () => Promise<T>, isForEveryone = true): Promise<T> {
    const { running, finished, generation } = this.state;
    const recent = isForEveryone ? finished.get(key) : undefined;
    if (recent && Date.now() - recent.at < SHARE_MS) return recent.value as T;
    const known = running.get(key);
    if (known) return known as Promise<T>;
    const reading = run().finally(() => {
      if (running.get(key) === reading) running.delete(key);
    });
    running.set(key, reading);
    const value = await reading;
    if (isForEveryone && generation === this.state.generation) this.finish(key, value);
    return value;
  }

  /** The response in time, else the last good one, which marks the page for an early regeneration. Never throws. */
  async through<T>({ key, reading, deadline, late, judge }: ReadOptions<T>): Promise<ReadOutcome<T>> {
    const judged = reading.then((value) => {
      const verdict = judge(value);
      if (verdict === 'keep') this.keep(key, value);
      if (verdict === 'drop') this.state.lastGood.delete(key);
      return value;
    });
    try {
      return { state: 'read', value: await settleBy(deadline ?? readDeadline(), judged, late) };
    } catch (error) {
      await markDegraded();
      const good = this.lastGood<T>(key);
      return good ? { state: 'last-good', value: good.value, error } : { state: 'failed', error };
    }
  }

  /** The last good response of a read; marks it as recently used. */
  lastGood<T>(key: string): { value: T } | undefined {
    const good = this.state.lastGood.get(key);
    if (good) this.keep(key, good.value);
    return good as { value: T } | undefined;
  }

  get generation(): number {
    return this.state.generation;
  }

  /** The next read reaches the back end. Last good responses stay: they are for failures only. */
  purge(): void {
    this.state.generation += 1;
    this.state.running.clear();
    this.state.finished.clear();
  }

  private keep(key: string, value: unknown): void {
    const { lastGood } = this.state;
    lastGood.delete(key);
    lastGood.set(key, { value });
    const oldest = lastGood.keys().next();
    if (lastGood.size > MAX_LAST_GOOD && !oldest.done) lastGood.delete(oldest.value);
  }

  private finish(key: string, value: unknown): void {
    const { finished } = this.state;
    const now = Date.now();
    for (const [old, { at }] of finished) {
      if (now - at >= SHARE_MS || finished.size >= MAX_FINISHED) finished.delete(old);
    }
    finished.set(key, { at: now, value });
  }
}
