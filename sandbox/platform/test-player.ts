import { createClock, type Clock } from '../world/clock';
import { openWorld, type World } from '../world/world';
import { dispatch } from './dispatch';

/** What a test reads of an envelope. */
export interface CallResult {
  status: number;
  data: Record<string, unknown>;
  error: { type: string; message: string; error_data?: Record<string, unknown> } | null;
  cookies: string[];
}

interface CallOptions {
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** One visitor of the platform with a cookie jar, calling methods as the browser does. */
export class TestVisitor {
  sid: string | null = null;

  constructor(readonly world: World) {}

  get(
    method: string,
    query: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<CallResult> {
    return this.send('GET', method, undefined, { query, headers });
  }

  /** `fields` go as multipart form data; without them the request has no body. */
  post(method: string, fields?: Record<string, string>, options: CallOptions = {}): Promise<CallResult> {
    let body: FormData | undefined;
    if (fields !== undefined) {
      body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
    }
    return this.send('POST', method, body, options);
  }

  async login(login = 'demo@example.com', password = 'Demo1234'): Promise<CallResult> {
    return this.post('auth.login', { login, password, code: '' });
  }

  private async send(
    verb: string,
    method: string,
    body: FormData | undefined,
    options: CallOptions,
  ): Promise<CallResult> {
    const query = new URLSearchParams({ v: '2.34', locale: 'en', ...options.query });
    const request = new Request(`http://platform.test/api/${method}?${query}`, {
      method: verb,
      body,
      headers: { ...(this.sid === null ? {} : { Cookie: `sid=${this.sid}` }), ...options.headers },
    });
    const response = await dispatch(this.world, request, method);
    const cookies = response.headers.getSetCookie();
    const sid = /^sid=([^;]*)/.exec(cookies.at(-1) ?? '')?.[1];
    if (sid !== undefined) this.sid = sid === '' ? null : sid;
    const envelope = (await response.json()) as Pick<CallResult, 'data' | 'error'>;
    return { ...envelope, status: response.status, cookies };
  }
}

/** A world in memory whose clock stands still until it is moved. */
export function testWorld(): { world: World; clock: Clock } {
  const start = Date.parse('2025-06-15T12:00:00Z');
  const clock = createClock(() => start);
  return { world: openWorld({ database: ':memory:', clock }), clock };
}

/** First error code of a field. */
export function fieldCode(result: CallResult, field: string): unknown {
  const list = result.error?.error_data?.[field];
  return Array.isArray(list) ? (list[0] as { code: string }).code : undefined;
}
