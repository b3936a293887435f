import {
  createPlatformClient,
  type PlatformClient,
  type Transport,
  type TransportAnswer,
} from '@/lib/platform/client';
import { parseJson } from '@/lib/platform/json';
import { login } from '@/lib/session/api';
import type { Locale } from '@/i18n/routing';
import type { Sandbox } from '@/sandbox/index';

const ORIGIN = 'http://platform.test';

/** Somebody who uses the platform of a sandbox through the product's own client, with a cookie jar of their own. */
export interface Visitor extends PlatformClient {
  signIn(login: string, password: string): Promise<void>;
}

interface VisitorOptions {
  locale?: Locale;
  /** Told every answer as it came, before the client opens it. */
  onAnswer?: (answer: TransportAnswer) => void;
}

export function createVisitor(sandbox: Sandbox, { locale = 'en', onAnswer }: VisitorOptions = {}): Visitor {
  const jar = new Map<string, string>();

  const transport: Transport = async ({ path, verb, body, signal }) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await sandbox.platform.fetch(
      new Request(`${ORIGIN}${path}`, {
        method: verb,
        body: body ?? null,
        headers: cookie === '' ? {} : { cookie },
        signal: signal ?? null,
      }),
    );
    if (response.type === 'error') throw new TypeError('The connection broke');
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
    const answer = { status: response.status, body: parseJson(await response.text()) };
    onAnswer?.(answer);
    return answer;
  };

  const client = createPlatformClient(transport, () => ({ locale, isFramed: false }));
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

/** A call to the sandbox's control address. */
export async function control(
  sandbox: Sandbox,
  path: string,
  body?: unknown,
  method?: string,
): Promise<void> {
  const response = await sandbox.platform.fetch(
    new Request(`${ORIGIN}/__control/${path}`, {
      method: method ?? 'POST',
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
