import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchSettingsPart, forgetSettingsParts } from './settings-parts';

const fetched = vi.fn();
const openIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

beforeEach(() => {
  forgetSettingsParts();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  openIn('en');
});
afterEach(() => vi.unstubAllGlobals());

it('fetches the settings of a part once per document, and each part and language for itself', async () => {
  fetched.mockImplementation(async (address: string) => Response.json({ address }));
  const both = await Promise.all([fetchSettingsPart('menu'), fetchSettingsPart('menu')]);
  expect(both).toEqual([{ address: '/content/settings/en/menu' }, { address: '/content/settings/en/menu' }]);
  openIn('fr');
  await fetchSettingsPart('menu');
  openIn('en');
  await fetchSettingsPart('auth');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/content/settings/en/menu',
    '/content/settings/fr/menu',
    '/content/settings/en/auth',
  ]);
  forgetSettingsParts();
  await fetchSettingsPart('menu');
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('has the browser revalidate them, and waits no longer than 8 s', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockResolvedValue(Response.json({}));
  await fetchSettingsPart('menu');
  expect(limit).toHaveBeenCalledExactlyOnceWith(8_000);
  expect(fetched).toHaveBeenCalledWith('/content/settings/en/menu', {
    cache: 'no-cache',
    signal: limit.mock.results[0]?.value,
  });
});

it.each([
  ['no response comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the response is a failure', async () => Response.json({ banner: null }, { status: 503 })],
  ['the response is no JSON', async () => new Response('<html>')],
])('gives null where %s, and fetches them again the next time', async (_, respond) => {
  fetched.mockImplementationOnce(respond);
  expect(await fetchSettingsPart('menu')).toBeNull();
  fetched.mockResolvedValue(Response.json({ banner: null }));
  expect(await fetchSettingsPart('menu')).toEqual({ banner: null });
});
