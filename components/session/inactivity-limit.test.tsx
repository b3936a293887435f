import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { PATIENCE_MS } from '@/tests/support/patience';
import { loadInactivityLimit } from './inactivity-limit';
import { queryClient } from '@/components/shared/query/query-client';

const call = platformCalls();

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  queryClient.clear();
});
afterEach(() => vi.useRealTimers());

describe('loadInactivityLimit', () => {
  it('R-SESS-03 takes the limit of the general info', async () => {
    call.mockResolvedValue({ time_to_force_logout: 1_800 });
    const onKnown = vi.fn();
    loadInactivityLimit(onKnown);
    await vi.waitFor(() => expect(onKnown).toHaveBeenCalledExactlyOnceWith(1_800), PATIENCE_MS);
  });

  it('requests again after half a minute when the platform failed', async () => {
    call
      .mockRejectedValueOnce(platformFailure('InternalServerErrorException'))
      .mockResolvedValue({ time_to_force_logout: 60 });
    const onKnown = vi.fn();
    loadInactivityLimit(onKnown);
    await vi.waitFor(() => expect(call).toHaveBeenCalledOnce(), PATIENCE_MS);
    // Waiting for the response has used up some of the time.
    await vi.advanceTimersByTimeAsync(25_000);
    expect(call).toHaveBeenCalledOnce();
    expect(onKnown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(onKnown).toHaveBeenCalledExactlyOnceWith(60), PATIENCE_MS);
  });

  it('reports nothing once it is not wanted any more', async () => {
    call.mockResolvedValue({ time_to_force_logout: 1_800 });
    const onKnown = vi.fn();
    loadInactivityLimit(onKnown)();
    await vi.waitFor(() => expect(call).toHaveBeenCalled(), PATIENCE_MS);
    await vi.advanceTimersByTimeAsync(0);
    expect(onKnown).not.toHaveBeenCalled();
  });
});
