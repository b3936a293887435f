import { http } from 'msw/core/http';
import { afterAll, vi, type Mock } from 'vitest';
import { PlatformError } from '@/lib/platform/error';
import type { Sandbox } from '@/sandbox/index';
import { wireServer } from './wire-server';

/** Parameters of a call as text, without those common to every call. */
type SentInput = Readonly<Record<string, string>>;
type Responder = (method: string, input: SentInput) => unknown;

const OF_EVERY_CALL = ['v', 'locale', 'non_strict'];

/**
 * Mocks the platform behind the product's own clients. The returned function gets each call as received: its return
 * value is the method's data, and a `PlatformError` it throws is sent as the platform sends one. A call for which it
 * returns `undefined` goes to the sandbox.
 */
export function platformCalls(): Mock<Responder> {
  const respond = vi.fn<Responder>();
  const sandbox = lazySandbox();
  wireServer.use(
    http.all('*/api/:method', async ({ request, params }) => {
      try {
        const data = await respond(String(params.method), await readInput(request.clone()));
        return data === undefined ? await sandbox.fetch(request) : Response.json({ data, error: null });
      } catch (error) {
        return wireError(error);
      }
    }),
  );
  afterAll(sandbox.close);
  return respond;
}

async function readInput(request: Request): Promise<SentInput> {
  const query = new URL(request.url).searchParams;
  for (const name of OF_EVERY_CALL) query.delete(name);
  const body = request.body ? await request.formData() : [];
  return Object.fromEntries([...query, ...body].map(([name, value]) => [name, String(value)]));
}

/** Most test files do not need its code, nor the time it takes to fill. */
function lazySandbox() {
  let started: Promise<Sandbox> | null = null;
  const start = async () => {
    const { createSandbox } = await import('@/sandbox/index');
    return createSandbox({ database: ':memory:', isControlEnabled: false });
  };
  return {
    async fetch(request: Request): Promise<Response> {
      const { platform } = await (started ??= start());
      return platform.fetch(request);
    },
    async close() {
      (await started)?.close();
    },
  };
}

function wireError(error: unknown): Response {
  if (!(error instanceof PlatformError) || error.type === 'NetworkFailure') return Response.error();
  const { type, message, fields, resendSeconds, code, isException } = error;
  if (type === 'MalformedResponse') return Response.json({ data: 'garbled', error: null });
  const status = error.httpStatus || 200;
  if (type === 'UnknownErrorException' && !isException) return new Response('<html></html>', { status });
  const error_data = { ...fields, ...(resendSeconds === null ? {} : { resend_time: resendSeconds }) };
  return Response.json({ data: null, error: { type, message, code, error_data } }, { status });
}
