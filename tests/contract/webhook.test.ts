import { describe, expect, it } from 'vitest';
import { claimsSignature, isSigned } from '@/lib/content/webhook';
import webhook from '../../cms/src/seed/webhook.js';

const SECRET = 'a-secret-of-24-characters';
const SITE = 'https://casino.example';

interface Sent {
  url: string;
  options: { body: string; headers: Record<string, string> };
}

/** What the content system's own runner does with a hook: all of it that the signing depends on. */
async function sentBy(
  settings: { webhookUrls: string[] },
  url: string,
  known: readonly { id: number; name: string }[] = [],
): Promise<Sent & { created: unknown[]; deleted: unknown[] }> {
  const sent: Sent[] = [];
  const created: unknown[] = [];
  const deleted: unknown[] = [];
  const runner = {
    fetch: (address: string, options: Sent['options']) =>
      Promise.resolve(sent.push({ url: address, options })),
    add: () => undefined,
    remove: () => undefined,
  };
  const store = {
    findWebhooks: () => Promise.resolve(known),
    deleteWebhook: (id: unknown) => Promise.resolve(deleted.push(id)),
    createWebhook: (hook: unknown) => Promise.resolve(created.push(hook)),
  };
  const strapi = { get: (name: string) => (name === 'webhookRunner' ? runner : store) };
  await webhook.ensureWebhook(strapi, { siteUrl: SITE, revalidateSecret: SECRET, ...settings });
  await runner.fetch(url, { body: '{"event":"entry.publish"}', headers: { 'X-Strapi-Event': 'x' } });
  return { ...(sent[0] as Sent), created, deleted };
}

describe('the webhook of our own content system', () => {
  it('SEC is signed as the site expects it, and neither sends the secret nor keeps it', async () => {
    const { options, created } = await sentBy({ webhookUrls: [] }, `${SITE}/revalidate`);
    const headers = new Headers(options.headers);
    expect(claimsSignature(headers, Date.now())).toBe(true);
    expect(isSigned(headers, Buffer.from(options.body), SECRET)).toBe(true);
    expect(headers.get('x-strapi-event')).toBe('x');
    expect(JSON.stringify([options, created])).not.toContain(SECRET);
  });

  it('takes the place of its own only', async () => {
    const names = ['Web client', 'Web client 12', 'Web client staging', 'Web clients', 'Search'];
    const known = names.map((name, id) => ({ id, name }));
    expect((await sentBy({ webhookUrls: [] }, SITE, known)).deleted).toEqual([0, 1]);
  });

  it('signs for each process, and for nobody else', async () => {
    const urls = { webhookUrls: ['http://10.0.0.1:3000/revalidate', 'http://10.0.0.2:3000/revalidate'] };
    for (const url of urls.webhookUrls) {
      expect((await sentBy(urls, url)).options.headers).toHaveProperty('x-webhook-signature');
    }
    const other = await sentBy(urls, 'https://elsewhere.example/hook');
    expect(other.options.headers).toEqual({ 'X-Strapi-Event': 'x' });
  });
});
