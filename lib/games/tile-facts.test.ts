// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';

const call = platformCalls();
let readTileFacts: typeof import('./tile-facts').readTileFacts;

beforeEach(async () => {
  call.mockReset();
  vi.resetModules();
  ({ readTileFacts } = await import('./tile-facts'));
});

const games = (...sysnames: string[]) => ({
  items: sysnames.map((sysname) => ({ sysname, provider: 'acme', has_demo: true })),
  total: sysnames.length,
});

it('reads a tile with its neighbours once', async () => {
  call.mockImplementation((method) =>
    method === 'games.get' ? games('a', 'b') : { items: [{ sysname: 'acme', name: 'Acme' }], total: 1 },
  );
  const facts = { provider: 'Acme', hasDemo: true };
  expect(await readTileFacts('a', ['b', 'gone'])).toEqual(facts);
  expect(await readTileFacts('b', [])).toEqual(facts);
  expect(await readTileFacts('gone', [])).toBeNull();
  expect(call).toHaveBeenCalledTimes(2);
});

it('names the provider later where its read failed first', async () => {
  let isDown = true;
  call.mockImplementation((method) => {
    if (method === 'games.get') return games('a');
    if (isDown) throw platformFailure('InternalServerErrorException');
    return { items: [{ sysname: 'acme', name: 'Acme' }], total: 1 };
  });
  expect(await readTileFacts('a', [])).toEqual({ provider: null, hasDemo: true });
  isDown = false;
  expect(await readTileFacts('a', [])).toEqual({ provider: 'Acme', hasDemo: true });
});
