import { revalidatePath } from 'next/cache';
import { contentReads } from '@/lib/content/content-state.server';
import { env } from '@/lib/env/server';
import { log } from '@/lib/log';
import { refreshSettings } from '@/lib/site-settings/settings.server';
import { readBody } from '@/lib/upstream/body';
import { claimsSignature, hasSecret, isRepeated, isSigned, isVisibleChange } from '@/lib/content/webhook';

export const dynamic = 'force-dynamic';

const BODY_LIMIT_BYTES = 1_048_576;

/**
 * Webhook of the content system, signed with the secret or carrying it: discards cached reads, reloads the settings at
 * once and regenerates every page on its next visit. 404 without a configured secret.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = env.REVALIDATE_SECRET;
  if (secret === undefined) return respond({ error: 'Not Found' }, 404);
  const call = await readCall(request, secret);
  if (call instanceof Response) return call;
  if (call.isRepeated || !isVisibleChange(call.value)) return respond({ revalidated: false }, 200);
  contentReads.purge();
  await refreshSettings();
  revalidatePath('/', 'layout');
  log.info('revalidated');
  return respond({ revalidated: true }, 200);
}

interface Call {
  value: unknown;
  /** A repeat of a signed call that this process has accepted has no effect. */
  isRepeated: boolean;
}

async function readCall(request: Request, secret: string): Promise<Call | Response> {
  const { headers } = request;
  const isClaimed = claimsSignature(headers, Date.now());
  if (!isClaimed && !hasSecret(headers, secret)) return respond({ error: 'Unauthorized' }, 401);
  const bytes = await readBody(request, BODY_LIMIT_BYTES);
  if (bytes === 'too-long') return respond({ error: 'Too large' }, 413);
  if (typeof bytes === 'string') return respond({ error: 'Not JSON' }, 400);
  if (isClaimed && !isSigned(headers, bytes, secret)) return respond({ error: 'Unauthorized' }, 401);
  if (!isClaimed) log.once('webhook-unsigned', 'warn', 'webhook-not-signed');
  const body = jsonOf(bytes);
  if (body === null) return respond({ error: 'Not JSON' }, 400);
  return { value: body.value, isRepeated: isClaimed && isRepeated(headers, Date.now()) };
}

/** A call without a body is manual: it revalidates. Null for invalid JSON. */
function jsonOf(bytes: Uint8Array | undefined): { value: unknown } | null {
  if (bytes === undefined) return { value: null };
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return { value };
  } catch {
    return null;
  }
}

function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
