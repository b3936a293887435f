import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jsonAnswer, startBackEnd, type BackEnd } from '../../tests/support/back-end';
import { getInfo } from './api';

let platform: BackEnd;
beforeAll(async () => {
  platform = await startBackEnd(
    jsonAnswer({ data: null, error: { type: 'AuthorizationException', message: '' } }),
  );
  vi.resetModules();
  vi.stubEnv('PLATFORM_URL', platform.origin);
  vi.stubEnv('CONTENT_URL', platform.origin);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.close();
});

it('SEC: the platform sees the visitor’s session, and nothing that opens drafts of the content system', async () => {
  const { visitorClient } = await import('./visitor.server');
  const client = visitorClient('en', '__prerender_bypass=0123; sid=s-1; strapi_jwt=secret');
  await expect(client.call(getInfo, {})).rejects.toThrow();
  expect(platform.requests.map(({ headers }) => headers.cookie)).toEqual(['sid=s-1']);
});
