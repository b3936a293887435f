import type { Side } from './faults';

/** More than a whole run of the end-to-end tests looks back; some 25 MB. */
const SIZE = 20_000;

const LOGGED_HEADERS = [
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

interface LogEntry {
  side: Side;
  /** Method, collection or path. */
  method: string;
  verb: string;
  /** Milliseconds since the epoch, system time. */
  at: number;
  query: Record<string, string>;
  body: Record<string, string>;
  headers: Record<string, string>;
  /** Null when the connection was broken off without a response. */
  status: number | null;
  /** Kind of the fault that affected it; null for none. */
  fault: string | null;
}

/** The last 20,000 requests of both sides, oldest first; what the product really sent. */
export class RequestLog {
  private entries: LogEntry[] = [];

  add(entry: LogEntry): void {
    this.entries.push(entry);
    if (this.entries.length > SIZE) this.entries.shift();
  }

  clear(): void {
    this.entries = [];
  }

  /** Those of one method, or all. */
  list(method?: string): readonly LogEntry[] {
    return method === undefined ? this.entries : this.entries.filter((entry) => entry.method === method);
  }
}

/** Reads what the log keeps of a request; works on a clone, so the request can still be read. */
export async function describeRequest(
  request: Request,
  side: Side,
  method: string,
): Promise<Omit<LogEntry, 'status' | 'fault'>> {
  const headers: Record<string, string> = {};
  for (const name of LOGGED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return {
    side,
    method,
    verb: request.method,
    at: Date.now(),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: await bodyFields(request),
    headers,
  };
}

async function bodyFields(request: Request): Promise<Record<string, string>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('content-type') ?? '';
  try {
    const copy = request.clone();
    if (!type.startsWith('multipart/') && !type.includes('urlencoded')) {
      const text = await copy.text();
      return text === '' ? {} : { '': text };
    }
    const form = await copy.formData();
    return Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '[file]']),
    );
  } catch {
    return {};
  }
}
