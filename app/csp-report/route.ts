import { readReport, type Violation } from '@/lib/content-policy/report';
import { log } from '@/lib/log';
import { parseJson } from '@/lib/parse-json';
import { BODY_STATUS, readBody } from '@/lib/upstream/body';

export const dynamic = 'force-dynamic';

/** Browsers collect the reports of a minute. */
const BODY_LIMIT_BYTES = 65_536;
/** Log lines per minute and process: anyone may post here. */
const LINES_A_MINUTE = 30;
const MINUTE_MS = 60_000;

const minute = { since: 0, lines: 0 };

/** Receives browsers' reports of CSP violations (`report-to`, `report-uri`). Each kind is logged once a minute. */
export async function POST(request: Request): Promise<Response> {
  const bytes = await readBody(request, BODY_LIMIT_BYTES);
  if (typeof bytes === 'string') return respond(BODY_STATUS[bytes]);
  const violations = readReport(parseJson(Buffer.from(bytes ?? []).toString('utf8')));
  if (violations === null) return respond(400);
  for (const violation of violations) if (mayLog() && logOnce(violation)) minute.lines += 1;
  return respond(204);
}

function mayLog(): boolean {
  const now = Date.now();
  if (now - minute.since >= MINUTE_MS) Object.assign(minute, { since: now, lines: 0 });
  return minute.lines < LINES_A_MINUTE;
}

/** False for a recently logged kind: its repeats must not use up the lines of others. */
function logOnce({ directive, blocked, page }: Violation): boolean {
  return log.once(`csp:${directive}:${blocked}`, 'warn', 'csp-violation', { directive, blocked, page });
}

function respond(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
