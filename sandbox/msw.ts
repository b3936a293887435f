import { http, type HttpHandler } from 'msw';
import type { Sandbox } from './index';

/** Request handlers that let the sandbox answer in-process: one per origin, each passing the request on untouched. */
export function sandboxHandlers(
  sandbox: Pick<Sandbox, 'platform' | 'content'>,
  { platformOrigin, contentOrigin }: { platformOrigin: string; contentOrigin: string },
): HttpHandler[] {
  return [
    http.all(`${platformOrigin}/*`, ({ request }) => sandbox.platform.fetch(request)),
    http.all(`${contentOrigin}/*`, ({ request }) => sandbox.content.fetch(request)),
  ];
}
