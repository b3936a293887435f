import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentReads } from '@/lib/content/content-state.server';
import { POST } from './route';

const SECRET = 'a-secret-of-24-characters';
const mocks = vi.hoisted(() => ({
  env: { REVALIDATE_SECRET: undefined as string | undefined },
  once: vi.fn(),
  refresh: vi.fn(() => Promise.resolve()),
  revalidatePath: vi.fn(),
}));
vi.mock('@/lib/env/server', () => ({ env: mocks.env }));
vi.mock('@/lib/log', () => ({ log: { info: vi.fn(), once: mocks.once } }));
vi.mock('@/lib/site-settings/settings.server', () => ({ refreshSettings: mocks.refresh }));
vi.mock('next/cache', () => ({ revalidatePath: mocks.revalidatePath, unstable_cache: vi.fn() }));

let before = 0;
/** Number of purges since the test began. */
const purges = () => contentReads.generation - before;

const withSecret = { authorization: `Bearer ${SECRET}` };

function post(headers: Record<string, string>, body?: string): Promise<Response> {
  const init = body === undefined ? {} : { body };
  return POST(new Request('http://site.test/revalidate', { method: 'POST', headers, ...init }));
}

function event(name: string, publishedAt: string | null | undefined): string {
  return JSON.stringify({ event: name, model: 'seo-page', entry: { id: 1, publishedAt } });
}

describe('POST /revalidate', () => {
  beforeEach(() => {
    mocks.env.REVALIDATE_SECRET = SECRET;
    vi.clearAllMocks();
    before = contentReads.generation;
  });

  it('is not there without a configured secret', async () => {
    mocks.env.REVALIDATE_SECRET = undefined;
    expect((await post(withSecret)).status).toBe(404);
    expect(purges()).toBe(0);
  });

  it.each<Record<string, string>>([
    {},
    { authorization: 'Bearer wrong' },
    { authorization: SECRET.slice(1) },
    { 'x-revalidate-secret': '' },
    { 'x-revalidate-secret': `${SECRET}x` },
  ])('refuses %j', async (headers) => {
    expect((await post(headers)).status).toBe(401);
    expect(purges()).toBe(0);
  });

  it.each<Record<string, string>>([
    withSecret,
    { authorization: `bearer ${SECRET}` },
    { 'x-revalidate-secret': SECRET },
  ])('forgets content, then reads settings, then regenerates the pages for %j', async (headers) => {
    const purgesBeforeSettings: number[] = [];
    mocks.refresh.mockImplementationOnce(async () => void purgesBeforeSettings.push(purges()));
    const response = await post(headers, event('entry.publish', '2026-01-01'));
    expect(await response.json()).toEqual({ revalidated: true });
    expect(mocks.revalidatePath).toHaveBeenCalledExactlyOnceWith('/', 'layout');
    expect(purgesBeforeSettings).toEqual([1]);
    expect(mocks.refresh).toHaveBeenCalledBefore(mocks.revalidatePath);
  });

  it.each([
    ['entry.update', '2026-01-01'],
    ['entry.update', undefined],
    ['entry.unpublish', null],
    ['entry.delete', null],
    ['media.update', null],
  ])('acts on %s with publishedAt %s', async (name, publishedAt) => {
    expect(await (await post(withSecret, event(name, publishedAt))).json()).toEqual({ revalidated: true });
  });

  it.each(['entry.update', 'entry.create'])('does nothing for a draft of %s', async (name) => {
    const response = await post(withSecret, event(name, null));
    expect(await response.json()).toEqual({ revalidated: false });
    expect(purges()).toBe(0);
    expect(mocks.revalidatePath).not.toHaveBeenCalled();
  });

  it.each([undefined, '{}', '[]', '"x"'])('takes the body %s as a call by hand', async (body) => {
    expect(await (await post(withSecret, body)).json()).toEqual({ revalidated: true });
  });

  it('refuses a body that is no JSON', async () => {
    expect((await post(withSecret, '{')).status).toBe(400);
    expect(purges()).toBe(0);
  });
});

const NOW = Date.parse('2026-11-25T12:00:00Z');
const BODY = event('entry.publish', '2026-11-25');

/** Headers of a signed call; each part may differ from what is sent. */
function signed(parts: { at?: number; body?: string; secret?: string } = {}): Record<string, string> {
  const { at = NOW / 1_000, body = BODY, secret = SECRET } = parts;
  const hmac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'x-webhook-timestamp': String(at), 'x-webhook-signature': `sha256=${hmac}` };
}

describe('POST /revalidate, signed', () => {
  let at = NOW / 1_000;
  beforeEach(() => {
    mocks.env.REVALIDATE_SECRET = SECRET;
    vi.clearAllMocks();
    before = contentReads.generation;
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    // Each call has its own timestamp.
    at -= 1;
  });
  afterEach(() => void vi.useRealTimers());

  it('SEC takes a call signed with the secret, which itself is not sent', async () => {
    expect(await (await post(signed({ at }), BODY)).json()).toEqual({ revalidated: true });
    expect(purges()).toBe(1);
    expect(mocks.once).not.toHaveBeenCalled();
  });

  it('takes a signed call without a body', async () => {
    expect(await (await post(signed({ at, body: '' }))).json()).toEqual({ revalidated: true });
  });

  it.each([-300, 300])('takes a clock that is %i seconds off', async (off) => {
    const headers = signed({ at: NOW / 1_000 + off });
    expect((await post(headers, BODY)).status).toBe(200);
    expect(purges()).toBe(1);
  });

  it.each<[string, Record<string, string>]>([
    ['another body', signed({ body: `${BODY} ` })],
    ['another secret', signed({ secret: `${SECRET}x` })],
    ['a moved time', { ...signed(), 'x-webhook-timestamp': String(NOW / 1_000 + 1) }],
    ['a time long past', signed({ at: NOW / 1_000 - 301 })],
    ['a time to come', signed({ at: NOW / 1_000 + 301 })],
    ['no time', { 'x-webhook-signature': signed()['x-webhook-signature'] ?? '' }],
    ['an unreadable time', { ...signed(), 'x-webhook-timestamp': '1e9' }],
    ['no signature', { 'x-webhook-timestamp': String(NOW / 1_000) }],
    ['an empty signature', { ...signed(), 'x-webhook-signature': '' }],
    ['another sum', { ...signed(), 'x-webhook-signature': `sha1=${'0'.repeat(40)}` }],
  ])('SEC refuses %s', async (_what, headers) => {
    expect((await post(headers, BODY)).status).toBe(401);
    expect(purges()).toBe(0);
  });

  it('SEC a wrong signature is not made good by the time being right, nor does the call fall back to no secret', async () => {
    const headers = { ...signed({ secret: 'x' }), authorization: `Bearer ${SECRET}` };
    expect((await post(headers, BODY)).status).toBe(401);
  });

  it('SEC a replayed call revalidates nothing', async () => {
    const headers = signed({ at });
    await post(headers, BODY);
    const again = await post(headers, BODY);
    expect([again.status, await again.json()]).toEqual([200, { revalidated: false }]);
    expect(purges()).toBe(1);
  });

  it('says in the log that a call brought the secret itself', async () => {
    await post(withSecret, BODY);
    expect(mocks.once).toHaveBeenCalledExactlyOnceWith('webhook-unsigned', 'warn', 'webhook-not-signed');
  });
});
