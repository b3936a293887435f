import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from './route';

const SECRET = 'a-secret-of-24-characters';
const mocks = vi.hoisted(() => ({
  env: { REVALIDATE_SECRET: undefined as string | undefined },
  purge: vi.fn(),
  refresh: vi.fn(() => Promise.resolve()),
  revalidatePath: vi.fn(),
}));
vi.mock('@/lib/env/server', () => ({ env: mocks.env }));
vi.mock('@/lib/log', () => ({ log: { info: vi.fn() } }));
vi.mock('@/lib/content/content-state.server', () => ({ purgeContent: mocks.purge }));
vi.mock('@/lib/middleware/settings.server', () => ({ refreshSettings: mocks.refresh }));
vi.mock('next/cache', () => ({ revalidatePath: mocks.revalidatePath }));

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
  });

  it('is not there without a configured secret', async () => {
    mocks.env.REVALIDATE_SECRET = undefined;
    expect((await post(withSecret)).status).toBe(404);
    expect(mocks.purge).not.toHaveBeenCalled();
  });

  it.each<Record<string, string>>([
    {},
    { authorization: 'Bearer wrong' },
    { authorization: SECRET.slice(1) },
    { 'x-revalidate-secret': '' },
    { 'x-revalidate-secret': `${SECRET}x` },
  ])('refuses %j', async (headers) => {
    expect((await post(headers)).status).toBe(401);
    expect(mocks.purge).not.toHaveBeenCalled();
  });

  it.each<Record<string, string>>([
    withSecret,
    { authorization: `bearer ${SECRET}` },
    { 'x-revalidate-secret': SECRET },
  ])('forgets content, then reads settings, then makes the pages anew for %j', async (headers) => {
    const answer = await post(headers, event('entry.publish', '2026-01-01'));
    expect(await answer.json()).toEqual({ revalidated: true });
    expect(mocks.revalidatePath).toHaveBeenCalledExactlyOnceWith('/', 'layout');
    expect(mocks.purge).toHaveBeenCalledBefore(mocks.refresh);
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
    const answer = await post(withSecret, event(name, null));
    expect(await answer.json()).toEqual({ revalidated: false });
    expect(mocks.purge).not.toHaveBeenCalled();
    expect(mocks.revalidatePath).not.toHaveBeenCalled();
  });

  it.each([undefined, '{}', '[]', '"x"'])('takes the body %s as a call by hand', async (body) => {
    expect(await (await post(withSecret, body)).json()).toEqual({ revalidated: true });
  });

  it('refuses a body that is no JSON', async () => {
    expect((await post(withSecret, '{')).status).toBe(400);
    expect(mocks.purge).not.toHaveBeenCalled();
  });
});
