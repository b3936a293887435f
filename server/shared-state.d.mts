import type { AsyncLocalStorage } from 'node:async_hooks';
import type { SettingsState } from '../lib/site-settings/settings.server';
import type { Observer } from '../lib/telemetry/observe';
import type { Reading } from '../lib/upstream/body';
import type { Passing } from '../lib/upstream/passed-body';
import type { ReadState } from '../lib/upstream/read-through.server';
import type { UpstreamPurpose } from '../lib/upstream/request.server';
import type { Agent } from 'undici';
import type { MicroCache } from './micro-cache.mjs';
import type { PageCompression } from './page-compression.mjs';
import type { PageLoad } from './load-shedding.mjs';
import type { SharedPages } from './page-cache/shared.mjs';

/** Each part is created by the first module that needs it. */
export interface SharedState {
  /** The request being served: its id for log lines, and what the middleware learned of its visitor. */
  requestScope?: AsyncLocalStorage<{ id?: string; visitor?: unknown }>;
  pageLoad?: PageLoad;
  microCache?: MicroCache | null;
  pageCompression?: PageCompression | null;
  /** One connection to Redis; null without `REDIS_URL`. */
  sharedPages?: SharedPages | null;
  pageCacheCounters?: Record<string, number>;
  /** Texts of the inline scripts on every page, which the page cache admits by hash. */
  ownScripts?: ReadonlySet<string>;
  /** Called when another instance has announced a change; they never throw. */
  purgeListeners?: Set<() => void>;
  /** Called before the process exits. */
  shutdownListeners?: Set<() => Promise<void>>;
  log?: { lastSaid: Map<string, number> };
  observer?: Observer;
  siteSettings?: SettingsState;
  /** Whether the first request waited in vain for the settings: its page then waits only for a response about to arrive. */
  areBackEndsSilent?: boolean;
  reads?: Map<'platform' | 'content', ReadState>;
  upstreamAgents?: Map<UpstreamPurpose, Agent>;
  /** Bytes of bodies held in memory. */
  heldBytes?: { now: number };
  /** Request bodies being read, oldest first. */
  bodiesBeingRead?: Set<Reading>;
  /** Response bodies being passed on, oldest first. */
  bodiesPassed?: Set<Passing>;
}

export const shared: SharedState;
