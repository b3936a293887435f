import { createPlatformClient, type PlatformClient, type Transport } from '@/lib/platform/client';
import { parseJson } from '@/lib/parse-json';
import { login } from '@/lib/session/api';
import { redirectOf } from './redirect';

/** One response of the platform, unparsed. */
export interface WireResponse {
  method: string;
  status: number;
  /** Parsed JSON, or undefined when the body was not JSON. */
  body: unknown;
  /** What to say where the platform redirects, else null. */
  redirect: string | null;
  /** From the request to the last byte. Milliseconds. */
  ms: number;
}

/** A user of the platform through the product's own client, with a separate cookie jar. */
export interface Visitor extends PlatformClient {
  signIn(login: string, password: string): Promise<void>;
}

interface VisitorOptions {
  /** Origin of the platform. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  /** Timeout of one call; without it a call waits. Milliseconds. */
  timeoutMs?: number;
  /** Called with every response before the client opens it. */
  onResponse?: ((response: WireResponse) => void) | undefined;
}

export function createVisitor(options: VisitorOptions): Visitor {
  const { origin, timeoutMs, onResponse } = options;
  const jar = new Map<string, string>();

  const transport: Transport = async ({ path, verb, body, method, signal }) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const startedAt = performance.now();
    const response = await options.fetch(
      new Request(`${origin}${path}`, {
        method: verb,
        // As the product does.
        redirect: 'manual',
        body: body ?? null,
        headers: cookie === '' ? {} : { cookie },
        signal: timeoutMs === undefined ? (signal ?? null) : AbortSignal.timeout(timeoutMs),
      }),
    );
    if (response.type === 'error') throw new TypeError('The connection broke');
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
    const wire = { status: response.status, body: parseJson(await response.text()) };
    const redirect = redirectOf(response, origin);
    onResponse?.({ ...wire, redirect, method, ms: Math.round(performance.now() - startedAt) });
    return wire;
  };

  const client = createPlatformClient(transport, () => ({ locale: 'en', isFramed: false }));
  return {
    call: client.call.bind(client),
    async signIn(name, password) {
      await client.call(login, { login: name, password, code: '' });
    },
  };
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (value === '' || /;\s*max-age=0/i.test(line)) jar.delete(name);
  else jar.set(name, value);
}
