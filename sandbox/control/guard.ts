import { setTimeout as sleep } from 'node:timers/promises';
import { respondWithFault } from './fault-response';
import type { FaultBook, Side } from './faults';
import { describeRequest, type RequestLog } from './request-log';
import { uidOfRequest } from '../platform/session';
import type { World } from '../world/world';

export type Fetch = (request: Request) => Promise<Response>;

interface GuardOptions {
  side: Side;
  latencyMs: number;
  /** Null while the control address is off: then nothing is logged and no fault takes effect. */
  tools: { world: World; faults: FaultBook; log: RequestLog } | null;
}

/** Puts delay, faults and the log in front of one side. */
export function guard(handle: Fetch, { side, latencyMs, tools }: GuardOptions): Fetch {
  const slowly: Fetch = async (request) => {
    if (latencyMs > 0) await sleep(latencyMs);
    return handle(request);
  };
  if (tools === null) return slowly;
  return async (request) => {
    const target = targetOf(request);
    const entry = await describeRequest(request, side, target);
    const fault = tools.faults.apply(side, target, uidOfRequest(tools.world, request));
    const response =
      fault === null ? await slowly(request) : await respondWithFault(fault, request, () => slowly(request));
    tools.log.add({
      ...entry,
      status: response.type === 'error' ? null : response.status,
      fault: fault?.kind ?? null,
    });
    return response;
  };
}

/** `/api/account.getInfo` is `account.getInfo`; any other address is its own path. */
function targetOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/api/') ? decodeURIComponent(pathname.slice(5)) : pathname;
}
