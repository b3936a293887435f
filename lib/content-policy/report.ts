import * as z from 'zod/mini';
import { parseUrl } from '@/lib/routing/parse-url';

/** One violation of the policy, without anything that identifies the visitor. */
export interface Violation {
  directive: string;
  /** Origin of the blocked resource, or the browser's keyword for it (`inline`, `eval`, `data`). */
  blocked: string;
  /** Path of the page, without query and hash. */
  page: string;
}

const text = z.catch(z.string().check(z.maxLength(2_048)), '');

const single = z.pipe(
  z.object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
    }),
  }),
  z.transform(({ 'csp-report': report }) => [
    violation(
      report['effective-directive'] || report['violated-directive'],
      report['blocked-uri'],
      report['document-uri'],
    ),
  ]),
);

/** The `report-to` format: a list of reports of any kind, as long as the browser has collected. */
const several = z.pipe(
  z.array(
    z.object({
      type: text,
      body: z.catch(
        z.nullable(z.object({ effectiveDirective: text, blockedURL: text, documentURL: text })),
        null,
      ),
    }),
  ),
  z.transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body !== null
        ? [violation(body.effectiveDirective, body.blockedURL, body.documentURL)]
        : [],
    ),
  ),
);

const anyReport = z.union([single, several]);

/** A browser's report in either format; null for anything else. */
export function readReport(value: unknown): Violation[] | null {
  const { success, data } = anyReport.safeParse(value);
  return success ? data : null;
}

function violation(directive: string, blocked: string, page: string): Violation {
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: originOf(blocked) ?? /^[\w-]{1,40}$/.exec(blocked)?.[0] ?? 'unknown',
    page: parseUrl(page)?.pathname.slice(0, 200) ?? 'unknown',
  };
}

/** The scheme where a URL has no origin; null for anything that is not a URL. */
function originOf(address: string): string | null {
  const url = parseUrl(address);
  return url?.origin === 'null' ? url.protocol : (url?.origin ?? null);
}
