import { revalidatePath } from 'next/cache';
import { purgeContent } from '@/lib/content/content-state.server';
import { env } from '@/lib/env/server';
import { log } from '@/lib/log';
import { refreshSettings } from '@/lib/middleware/settings.server';
import { readBody } from '@/lib/upstream/body';
import { isVisibleChange } from './event';
import { hasSecret } from './secret';

export const dynamic = 'force-dynamic';

const BODY_LIMIT_BYTES = 1_048_576;

/**
 * Webhook of the content system: the cached reads are discarded, the settings are read at once and every page is
 * regenerated at its next visit. Without a configured secret there is no such address.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = env.REVALIDATE_SECRET;
  if (secret === undefined) return answer({ error: 'Not Found' }, 404);
  if (!hasSecret(request.headers, secret)) return answer({ error: 'Unauthorized' }, 401);
  const body = await readJson(request);
  if (body === 'too-long') return answer({ error: 'Too large' }, 413);
  if (body === 'malformed') return answer({ error: 'Not JSON' }, 400);
  if (!isVisibleChange(body.value)) return answer({ revalidated: false }, 200);
  purgeContent();
  await refreshSettings();
  revalidatePath('/', 'layout');
  log.info('revalidated');
  return answer({ revalidated: true }, 200);
}

/** A call without a body is a call by hand: it revalidates. */
async function readJson(request: Request): Promise<{ value: unknown } | 'too-long' | 'malformed'> {
  const bytes = await readBody(request, BODY_LIMIT_BYTES);
  if (bytes === 'too-long') return bytes;
  if (typeof bytes === 'string') return 'malformed';
  if (bytes === undefined) return { value: null };
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return { value };
  } catch {
    return 'malformed';
  }
}

function answer(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
