import { shared } from '@/server/shared-state.mjs';

export interface UpstreamCall {
  /** Origin and path without the query, which may contain private data. */
  url: string;
  method: string;
}

/** Set by `start.server.ts`, absent where no collector is configured. */
export interface Observer {
  /** Runs a call within its own span; `statusOf` reads the status of its response. */
  upstream<Result>(
    call: UpstreamCall,
    run: () => Promise<Result>,
    statusOf: (result: Result) => number,
  ): Promise<Result>;
  /** Milliseconds. */
  gateway(method: string, status: number, durationMs: number): void;
  contentFailure(collection: string, reason: string): void;
}

export function setObserver(observer: Observer): void {
  shared.observer = observer;
}

/** Runs a call to a back end, in a span if telemetry is running. */
export function observeUpstream<Result extends { status: number }>(
  { url, method = 'GET' }: { url: string; method?: string },
  run: () => Promise<Result>,
): Promise<Result> {
  const { observer } = shared;
  if (observer === undefined) return run();
  const [address = ''] = url.split('?');
  return observer.upstream({ url: address, method }, run, ({ status }) => status);
}

export async function observeGateway(method: string, run: () => Promise<Response>): Promise<Response> {
  const { observer } = shared;
  if (observer === undefined) return run();
  const since = performance.now();
  const response = await run();
  observer.gateway(method, response.status, performance.now() - since);
  return response;
}

export function observeContentFailure(collection: string, reason: string): void {
  shared.observer?.contentFailure(collection, reason);
}
