import { isSameSecret } from '@/server/signature-checks.mjs';

/** Whether a call has the shared secret; compared in constant time, whatever its length. */
export function hasSecret(headers: Headers, secret: string): boolean {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const given = bearer ?? headers.get('x-revalidate-secret') ?? '';
  return isSameSecret(given, secret);
}
