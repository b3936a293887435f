import { createHmac } from 'node:crypto';
import { NextResponse } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from './leave/route';
import { GET } from './route';

const SECRET = 'a-preview-secret-of-24-chars';
const mocks = vi.hoisted(() => ({
  env: { PREVIEW_SECRET: undefined as string | undefined },
  enable: vi.fn(),
  disable: vi.fn(),
  jar: { current: null as unknown },
}));
vi.mock('@/lib/env/server', () => ({ env: mocks.env }));
vi.mock('next/headers', () => ({
  draftMode: () => Promise.resolve({ enable: mocks.enable, disable: mocks.disable }),
  cookies: () => Promise.resolve(mocks.jar.current),
}));
/** The cookies of a response, as Next.js's draft mode sets its own. */
let jar: NextResponse['cookies'];

function open(secret: string, headers: HeadersInit = {}): Promise<Response> {
  const until = String(Math.floor(Date.now() / 1000) + 60);
  const signature = createHmac('sha256', secret).update(`fr\n/terms\n${until}`).digest('hex');
  const query = new URLSearchParams({ locale: 'fr', path: '/terms', until, signature });
  return GET(new Request(`http://site.test/preview?${query}`, { headers }));
}

describe('/preview', () => {
  beforeEach(() => {
    mocks.env.PREVIEW_SECRET = SECRET;
    vi.clearAllMocks();
    jar = new NextResponse().cookies;
    mocks.jar.current = jar;
    const set = (value: string, life: object) => () =>
      jar.set('__prerender_bypass', value, { ...life, path: '/', secure: true, sameSite: 'none' });
    mocks.enable.mockImplementation(set('of-this-build', {}));
    mocks.disable.mockImplementation(set('', { expires: new Date(0) }));
  });

  it('is not there without a configured secret', async () => {
    mocks.env.PREVIEW_SECRET = undefined;
    expect((await open(SECRET)).status).toBe(404);
    expect(mocks.enable).not.toHaveBeenCalled();
  });

  it('refuses a link it did not sign', async () => {
    expect((await open('another-secret-of-some-length')).status).toBe(401);
    expect(mocks.enable).not.toHaveBeenCalled();
  });

  it('turns the preview on and leads to the page; nothing in between may keep that', async () => {
    const response = await open(SECRET);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/fr/terms');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(mocks.enable).toHaveBeenCalledOnce();
  });

  it('in a frame, is kept for the site around it, and left there', async () => {
    const scope = 'Path=/; Secure; HttpOnly; SameSite=none; Partitioned';
    const framed = { 'sec-fetch-dest': 'iframe' };
    await open(SECRET, framed);
    expect(jar.toString()).toBe(`__prerender_bypass=of-this-build; ${scope}`);
    await POST(new Request('http://site.test/preview/leave', { method: 'POST', headers: framed }));
    expect(jar.toString()).toContain('__prerender_bypass=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT;');
    expect(jar.toString()).toContain('Partitioned');
  });

  it('outside of a frame, is kept as Next.js keeps it', async () => {
    await open(SECRET, { 'sec-fetch-dest': 'document' });
    expect(jar.toString()).toBe('__prerender_bypass=of-this-build; Path=/; Secure; SameSite=none');
  });

  it.each([
    ['http://site.test/fr/terms?a=b%20c', '/fr/terms?a=b%20c'],
    ['http://site.test/offers/11', '/offers/11'],
    ['http://site.test/fr', '/fr'],
    ['http://site.test/fr/platform/media/x', '/fr'],
    ['http://site.test/fr//evil.test', '/fr/evil.test'],
    ['https://evil.test//evil.test', '/'],
    ['about:blank', '/'],
    [null, '/'],
  ])('is left from %s by a POST, which leads to %s', async (referrer, target) => {
    const headers: HeadersInit = referrer === null ? {} : { referer: referrer };
    const response = await POST(new Request('http://site.test/preview/leave', { method: 'POST', headers }));
    expect([response.status, response.headers.get('location')]).toEqual([303, target]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(mocks.disable).toHaveBeenCalledOnce();
  });
});
