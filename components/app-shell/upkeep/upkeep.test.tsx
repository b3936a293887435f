import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleEvent } from '@/lib/analytics/api';
import { getGames } from '@/lib/games/api';
import { getWinners } from '@/lib/jackpots/api';
import type { PlatformClient } from '@/lib/platform/client';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';

const call = platformCalls();
const loadStack = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../dialogs/warm-dialog', () => ({ loadStack }));

beforeEach(() => {
  document.documentElement.dataset['build'] = 'development';
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  call.mockReset();
  loadStack.mockReset().mockResolvedValue();
  vi.resetModules();
});

/** The modules of a new document, where nothing has started yet. */
async function newDocument() {
  const [{ startUpkeep }, { readPlatform }, { useFatal }] = await Promise.all([
    import('./upkeep'),
    import('@/lib/platform/read'),
    import('@/stores/fatal'),
  ]);
  return { startUpkeep, readPlatform, fatalKind: () => useFatal.getState().kind };
}

describe.each([
  [
    'Jackpots.getWinners',
    (client: PlatformClient) => client.call(getWinners, {}),
    'ApplicationDisabledException',
    503,
    'maintenance',
  ],
  ['games.get', (client: PlatformClient) => client.call(getGames, {}), 'UserBannedException', 200, 'blocked'],
  [
    'events.handle',
    (client: PlatformClient) => client.call(handleEvent, { event_name: 'login', event_params: {} }),
    'AccessDeniedException',
    403,
    'forbidden',
  ],
] as const)('R-ERR-03, R-ERR-04, R-ERR-05: %s', (_name, read, type, httpStatus, page) => {
  beforeEach(() => {
    call.mockRejectedValue(platformFailure(type, { httpStatus }));
  });

  it('shows the page that its response demands, whatever its caller makes of the failure', async () => {
    const { startUpkeep, readPlatform, fatalKind } = await newDocument();
    startUpkeep();
    await expect(read(readPlatform)).rejects.toThrow();
    await waitFor(() => expect(fatalKind()).toBe(page));
  });

  it('does so as well where it failed before', async () => {
    const { startUpkeep, readPlatform, fatalKind } = await newDocument();
    await expect(read(readPlatform)).rejects.toThrow();
    expect(fatalKind()).toBeNull();
    startUpkeep();
    await waitFor(() => expect(fatalKind()).toBe(page));
  });
});

it('is started once per document, however often it is asked to', async () => {
  const { startUpkeep } = await newDocument();
  const listen = vi.spyOn(window, 'addEventListener');
  startUpkeep();
  expect(listen).toHaveBeenCalled();
  listen.mockClear();
  startUpkeep();
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});

it.each([
  ['fetches the frame of dialogs', false],
  ['leaves the frame of dialogs to the first click for visitors who save data', true],
])('%s', async (_, saveData) => {
  vi.stubGlobal('navigator', { connection: { saveData } });
  const { startUpkeep } = await newDocument();
  startUpkeep();
  expect(loadStack).toHaveBeenCalledTimes(saveData ? 0 : 1);
  vi.unstubAllGlobals();
});
