import { env } from '@/lib/env/server';
import { securityText } from '@/lib/seo/security-text';

export const dynamic = 'force-dynamic';

/** Where to report vulnerabilities (RFC 9116); 404 without a configured contact. */
export function GET(): Response {
  const contacts = env.SECURITY_CONTACT;
  if (contacts.length === 0) return new Response(null, { status: 404 });
  return new Response(securityText(contacts, env.SITE_URL, Date.now()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
