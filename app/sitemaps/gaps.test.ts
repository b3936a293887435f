import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentReads } from '@/lib/content/content-state.server';
import { compileRedirectRules } from '@/lib/site-settings/redirect-rules';
import { compileRobots } from '@/lib/site-settings/robots';
import { serverBackEnds } from '@/tests/support/server-back-ends';

const SITE = 'https://casino.test';

const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
const settings = vi.hoisted(() => vi.fn());
vi.mock('@/lib/site-settings/settings.server', () => ({ readySettings: settings }));

// Responses not set by a test come from the sandbox.
const { platform, content } = serverBackEnds(env);
const index = await import('../sitemap.xml/route');
const part = await import('./[part]/route');

const read = (name: string) =>
  name === 'index'
    ? index.GET()
    : part.GET(new Request(SITE), { params: Promise.resolve({ part: `${name}.xml` }) });

/** Simulates a broken connection for these names. */
function failing(names: readonly string[]) {
  return (name: string) => {
    if (names.includes(name)) throw new Error('unreachable');
    return undefined;
  };
}

beforeEach(() => {
  // Discard the previous test's sitemaps.
  contentReads.purge();
  platform.mockReset();
  content.mockReset();
  settings.mockResolvedValue({
    isClosed: compileRobots(''),
    redirects: compileRedirectRules([], 'casino.test').rules,
  });
});

describe('a sitemap of a process that has read nothing yet', () => {
  it.each([
    ['pages', 'common', [], ['common']],
    ['pages', 'the settings of the site', [], ['prazer-config']],
    ['games-1', 'games', ['games.get'], []],
  ])(
    '%s is asked for again where %s cannot be read, and is never shorter',
    async (name, _what, calls, collections) => {
      platform.mockImplementation(failing(calls));
      content.mockImplementation(failing(collections));
      const response = await read(name);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('10');
      expect(await response.text()).toBe('');
      platform.mockReset();
      content.mockReset();
      expect((await read(name)).status).toBe(200);
    },
  );

  it('items is asked for again, and stays in the index, while no list of them can be read', async () => {
    platform.mockImplementation(() => {
      throw new Error('unreachable');
    });
    const response = await read('items');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await (await read('index')).text()).toContain(`<loc>${SITE}/sitemaps/items.xml</loc>`);
  });

  it.each([
    ['items', 'tournaments.get', '/tournaments/', '/offers/'],
    ['items', 'campaigns.getoffers', '/offers/', '/tournaments/'],
    ['index', 'games.get', '/sitemaps/games-2.xml', '/sitemaps/games-1.xml'],
  ])('%s is listed for ten seconds with what is known where %s fails', async (name, call, missing, known) => {
    platform.mockImplementation(failing([call]));
    const response = await read(name);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=10');
    const xml = await response.text();
    expect(xml).toContain(known);
    expect(xml).not.toContain(missing);
  });

  it('lists the pages that the menu and the footer lead to, also while no record can be read', async () => {
    content.mockImplementation(failing(['page-seo']));
    const response = await read('pages');
    expect(response.headers.get('cache-control')).toBe('public, max-age=10');
    expect(await response.text()).toContain(`<loc>${SITE}/terms</loc>`);
  });

  it('stays as it was while a list fails that was read before', async () => {
    const whole = await (await read('pages')).text();
    expect(whole).toContain(`<loc>${SITE}/terms</loc>`);
    content.mockImplementation(failing(['common']));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    const later = await read('pages');
    vi.useRealTimers();
    expect(later.status).toBe(200);
    expect(await later.text()).toBe(whole);
  });
});
