import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from './leave/route';
import { GET } from './route';

const SECRET = 'a-preview-secret-of-24-chars';
const mocks = vi.hoisted(() => ({
  env: { PREVIEW_SECRET: undefined as string | undefined },
  enable: vi.fn(),
  disable: vi.fn(),
}));
vi.mock('@/lib/env/server', () => ({ env: mocks.env }));
vi.mock('next/headers', () => ({
  draftMode: () => Promise.resolve({ enable: mocks.enable, disable: mocks.disable }),
}));

function open(secret: string): Promise<Response> {
  const until = String(Math.floor(Date.now() / 1000) + 60);
  const signature = createHmac('sha256', secret).update(`fr\n/terms\n${until}`).digest('hex');
  const query = new URLSearchParams({ locale: 'fr', path: '/terms', until, signature });
  return GET(new Request(`http://site.test/preview?${query}`));
}

describe('/preview', () => {
  beforeEach(() => {
    mocks.env.PREVIEW_SECRET = SECRET;
    vi.clearAllMocks();
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
