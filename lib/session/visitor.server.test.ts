import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jsonResponse, startBackEnd, type BackEnd } from '../../tests/support/back-end';
import { getInfo } from './api';

let platform: BackEnd;
beforeAll(async () => {
  platform = await startBackEnd(
    jsonResponse({ data: null, error: { type: 'AuthorizationException', message: '' } }),
  );
  vi.resetModules();
  vi.stubEnv('PLATFORM_URL', platform.origin);
  vi.stubEnv('CONTENT_URL', platform.origin);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.close();
});

it('SEC: the platform sees the visitor’s session and what it may be tied to, and nothing that opens drafts of the content system', async () => {
  const { visitorClient } = await import('./visitor.server');
  const known = { 'user-agent': 'Phone', 'accept-language': 'fr', 'x-forwarded-for': '203.0.113.7' };
  const cookie = '__prerender_bypass=0123; sid=s-1; strapi_jwt=secret';
  const client = visitorClient('en', new Headers({ ...known, cookie, 'x-other': '1' }));
  await expect(client.call(getInfo, {})).rejects.toThrow();
  expect(platform.requests).toHaveLength(1);
  expect(platform.requests[0]?.headers).toMatchObject({ ...known, cookie: 'sid=s-1' });
  expect(platform.requests[0]?.headers).not.toHaveProperty('x-other');
});

it('reads the response as JSON in the page’s language, as a page of its own', async () => {
  const { visitorClient } = await import('./visitor.server');
  platform.reset();
  platform.respond = jsonResponse({ data: { uid: 7 }, error: null });
  const client = visitorClient('fr', new Headers({ cookie: 'sid=s-1' }));
  expect((await client.call(getInfo, {})).uid).toBe(7);
  expect(platform.requests.map(({ url }) => url)).toEqual(['/api/account.getInfo?v=2.34&locale=fr']);
  expect(platform.requests[0]?.headers.accept).toBe('application/json');
});

it.each([
  ['iframe', true],
  ['document', false],
  ['empty', false],
])(
  'R-API-03: a call for a document whose place is %s carries the non-strict flag: %s',
  async (place, isSent) => {
    const { visitorClient } = await import('./visitor.server');
    const client = visitorClient('en', new Headers({ 'sec-fetch-dest': place }));
    await client.call(getInfo, {}).catch(() => null);
    expect(platform.requests.at(-1)?.url?.includes('non_strict=1')).toBe(isSent);
  },
);
