import type { Server } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { PageLoad } from './load-shedding.mjs';
import type { MicroCache } from './micro-cache.mjs';
import type { BuildFiles } from './build-files.mjs';
import type { PageCompression } from './page-compression.mjs';
import type { SiteResponse } from './response.mjs';
import type { serverSettings } from './settings.mjs';

export type Request = IncomingMessage;
export type Settings = ReturnType<typeof serverSettings>;

/** One server process; the last three exist only in production. */
export interface Site {
  settings: Settings;
  /** Only moves forward. */
  phase: 'warming' | 'ready' | 'draining';
  load: PageLoad;
  /** Further sockets that accept connections for the server. */
  acceptors: Server[];
  buildFiles: BuildFiles | null;
  microCache: MicroCache | null;
  compression: PageCompression | null;
}

/** One step of every request; true when it has responded, and no later step sees the request. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- most steps only change the request
export type Step = (request: Request, response: SiteResponse, site: Site) => boolean | void;

/** A generated page or route as Next.js stores it. `headers` may contain anything that a `set()` added. */
export interface PageValue {
  kind: string;
  html?: unknown;
  rscData?: unknown;
  segmentData?: unknown;
  body?: unknown;
  status?: number;
  headers?: Record<string, unknown>;
}

/** `lastModified` in milliseconds since 1970, the lifetimes in seconds. */
export interface PageEntry {
  value: PageValue | null;
  lastModified: number;
  cacheControl?: { revalidate: number | false; expire?: number | undefined } | undefined;
}

/** When each tag was last purged, in milliseconds since 1970. */
export type TagTimes = Record<string, number>;
