import type { RawResponse, RawRequest } from './raw';

/** What only the inside of the server knows. */
const INSIDE =
  /node_modules|at (?:async )?[\w.<>]+ \(|webpack-internal|PLATFORM_URL|CONTENT_URL|REVALIDATE_SECRET|Internal Server Error/;
const FOREIGN = /^(?:https?:)?[/\\]{2}(?!localhost(?:[:/?#]|$))/i;

/** What is wrong with a response to a request no matter what it requested; null where nothing is. */
export function faultOf(request: RawRequest, response: RawResponse): string | null {
  const { status } = response;
  if (status === 0 && request.isBroken) return null;
  if (response.hasHung) return `hung, status ${status}`;
  if (status === 0) return 'closed without a response';
  if (status >= 500 && !isRefusedForAWhile(response)) return `responded ${status}`;
  return leakOf(response) ?? ledTo(request, response);
}

/** 503 with the time after which to come again. */
export function isRefusedForAWhile({ status, headers }: RawResponse): boolean {
  return status === 503 && headers['retry-after'] !== undefined;
}

function leakOf({ headers, body }: RawResponse): string | null {
  const leaked = headers['content-type']?.startsWith('text/') ? INSIDE.exec(body) : null;
  return leaked === null ? null : `leaked "${leaked[0]}"`;
}

function ledTo({ group }: RawRequest, { headers }: RawResponse): string | null {
  const target = headers.location ?? '';
  return group !== 'hosts' && FOREIGN.test(target) ? `led to ${target}` : null;
}
