import type { RawAnswer, RawRequest } from './raw';

/** What only the inside of the server knows. */
const INSIDE =
  /node_modules|at (?:async )?[\w.<>]+ \(|webpack-internal|PLATFORM_URL|CONTENT_URL|REVALIDATE_SECRET|Internal Server Error/;
const FOREIGN = /^(?:https?:)?[/\\]{2}(?!localhost(?:[:/?#]|$))/i;

/** What is wrong with an answer to a request no matter what it asked for; null where nothing is. */
export function faultOf(request: RawRequest, answer: RawAnswer): string | null {
  const { status } = answer;
  if (status === 0 && request.isBroken) return null;
  if (answer.hasHung) return `hung, status ${status}`;
  if (status === 0) return 'closed without an answer';
  if (status >= 500 && !isRefusedForAWhile(answer)) return `answered ${status}`;
  return toldOf(answer) ?? ledTo(request, answer);
}

/** 503 with the time after which to come again. */
export function isRefusedForAWhile({ status, headers }: RawAnswer): boolean {
  return status === 503 && headers['retry-after'] !== undefined;
}

function toldOf({ headers, body }: RawAnswer): string | null {
  const told = headers['content-type']?.startsWith('text/') ? INSIDE.exec(body) : null;
  return told === null ? null : `told "${told[0]}"`;
}

function ledTo({ group }: RawRequest, { headers }: RawAnswer): string | null {
  const target = headers.location ?? '';
  return group !== 'hosts' && FOREIGN.test(target) ? `led to ${target}` : null;
}
