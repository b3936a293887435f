import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { visitorBearer } from './visitor-bearer.server';
import { shared } from '@/server/shared-state.mjs';

const { request } = vi.hoisted(() => ({ request: { isPreview: false, requested: 0 } }));
vi.mock('@/lib/env/server', () => ({ env: { PREVIEW_SECRET: 'a-secret-of-previews' } }));
vi.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: request.isPreview }),
  cookies: async () => {
    request.requested += 1;
    return new Map([['strapi_jwt', { value: 'mine' }]]);
  },
}));

afterEach(() => void delete shared.requestScope);

it.each([
  ['a page of one player', { visitor: { uid: 7 } }, false, 'mine'],
  ['an editor’s preview of a page for all', {}, true, 'mine'],
  ['a page for all', {}, false, undefined],
] as const)(
  'the visitor’s token goes along with the reads of %s: %j, %j, %s',
  async (_, scope, isPreview, token) => {
    const requests = new AsyncLocalStorage<{ visitor?: unknown }>();
    shared.requestScope = requests;
    Object.assign(request, { isPreview, requested: 0 });
    expect(await requests.run(scope, visitorBearer)).toBe(token);
    // Reading a cookie would turn a page cached for all into one rendered per request.
    expect(request.requested).toBe(token === undefined ? 0 : 1);
  },
);
