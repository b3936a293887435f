import type { World } from '../world/world';
import { failureResponse, successResponse, toFault } from './envelope';
import { PlatformFault, type PlatformCall, type SandboxMethod } from './method';
import { findSandboxMethod } from './method-table';
import { refuseBlocked } from './blocked';
import { bindOrigins, originsOfRequest } from './origins';
import { bodyParameters, queryParameters } from './parameters';
import { endSession, openSession, readSid, sidCookie, uidOfRequest } from './session';

/** Responds to `/api/{method}` with an envelope, whatever happens. */
export async function dispatch(world: World, request: Request, name: string): Promise<Response> {
  const cookies: string[] = [];
  const response = await respond(world, request, name, cookies).catch((thrown: unknown) =>
    failureResponse(toFault(thrown)),
  );
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

async function respond(world: World, request: Request, name: string, cookies: string[]): Promise<Response> {
  const method = findSandboxMethod(name);
  if (method === undefined) throw new PlatformFault('MethodNotFoundException', `Unknown method: ${name}`);
  if (request.method !== method.verb) {
    throw new PlatformFault('InvalidRequestException', `This method is called with ${method.verb}`);
  }
  const call = await readCall(world, request, cookies);
  admit(world, call, method);
  return successResponse(await method.handle(call));
}

async function readCall(world: World, request: Request, cookies: string[]): Promise<PlatformCall> {
  const query = queryParameters(new URL(request.url));
  const body = request.method === 'POST' ? await bodyParameters(request) : new Map<string, string>();
  const isFramed = query.get('non_strict') === '1';
  const origins = originsOfRequest(request);
  const call: PlatformCall = {
    world,
    locale: query.get('locale') === 'fr' ? 'fr' : 'en',
    query,
    body,
    uid: uidOfRequest(world, request),
    session: sessionOf(world, request, cookies, { isFramed, isHttps: origins.site.startsWith('https:') }),
    isFramed,
  };
  bindOrigins(call, origins);
  return call;
}

function sessionOf(
  world: World,
  request: Request,
  cookies: string[],
  site: { isFramed: boolean; isHttps: boolean },
): PlatformCall['session'] {
  const leaveOld = () => {
    const old = readSid(request);
    if (old !== null) endSession(world, old);
    cookies.length = 0;
  };
  return {
    open(uid) {
      leaveOld();
      cookies.push(sidCookie(openSession(world, uid), site));
    },
    close() {
      leaveOld();
      cookies.push(sidCookie(null, site));
    },
  };
}

/** Guests stay out of players' methods; a banned or deleted account is told so by its next own call. */
function admit(world: World, call: PlatformCall, method: SandboxMethod): void {
  if (!method.isForPlayers) return;
  if (call.uid === 0) throw new PlatformFault('AuthorizationException', 'Authorization required');
  refuseBlocked(world, call.uid);
}
