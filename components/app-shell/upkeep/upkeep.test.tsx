import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleEvent } from '@/lib/analytics/api';
import { getGames } from '@/lib/games/api';
import { getWinners } from '@/lib/jackpots/api';
import { readPlatform } from '@/lib/platform/read';
import { useFatal } from '@/stores/fatal';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';
import { startUpkeep } from './upkeep';

const call = platformCalls();
let stop: () => void = () => undefined;

beforeEach(() => {
  document.documentElement.dataset['build'] = 'development';
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  call.mockReset();
  useFatal.getState().reset();
});

afterEach(() => stop());

describe.each([
  [
    'Jackpots.getWinners',
    () => readPlatform.call(getWinners, {}),
    'ApplicationDisabledException',
    503,
    'maintenance',
  ],
  ['games.get', () => readPlatform.call(getGames, {}), 'UserBannedException', 200, 'blocked'],
  [
    'events.handle',
    () => readPlatform.call(handleEvent, { event_name: 'login', event_params: {} }),
    'AccessDeniedException',
    403,
    'forbidden',
  ],
] as const)('R-ERR-03, R-ERR-04, R-ERR-05: %s', (_name, read, type, httpStatus, page) => {
  beforeEach(() => {
    call.mockRejectedValue(platformFailure(type, { httpStatus }));
  });

  it('shows the page that its response demands, whatever its caller makes of the failure', async () => {
    stop = startUpkeep();
    await expect(read()).rejects.toThrow();
    await waitFor(() => expect(useFatal.getState().kind).toBe(page));
  });

  it('does so as well where it failed before', async () => {
    await expect(read()).rejects.toThrow();
    expect(useFatal.getState().kind).toBeNull();
    stop = startUpkeep();
    await waitFor(() => expect(useFatal.getState().kind).toBe(page));
  });
});
