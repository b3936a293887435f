import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actPlatform } from '@/lib/platform/act';
import { loadInactivityLimit } from './inactivity-limit';
import { queryClient } from './query-client';

vi.mock('@/lib/platform/act', () => ({ actPlatform: { call: vi.fn() } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(actPlatform.call).mockReset();
  queryClient.clear();
});
afterEach(() => vi.useRealTimers());

describe('loadInactivityLimit', () => {
  it('R-SESS-03 takes the limit of the general info', async () => {
    vi.mocked(actPlatform.call).mockResolvedValue({ time_to_force_logout: 1_800 });
    const onKnown = vi.fn();
    loadInactivityLimit(onKnown);
    await vi.waitFor(() => expect(onKnown).toHaveBeenCalledExactlyOnceWith(1_800));
  });

  it('asks again after half a minute when the platform did not answer', async () => {
    vi.mocked(actPlatform.call)
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ time_to_force_logout: 60 });
    const onKnown = vi.fn();
    loadInactivityLimit(onKnown);
    await vi.waitFor(() => expect(actPlatform.call).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(29_000);
    expect(actPlatform.call).toHaveBeenCalledOnce();
    expect(onKnown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(onKnown).toHaveBeenCalledExactlyOnceWith(60));
  });

  it('says nothing once it is not wanted any more', async () => {
    vi.mocked(actPlatform.call).mockResolvedValue({ time_to_force_logout: 1_800 });
    const onKnown = vi.fn();
    loadInactivityLimit(onKnown)();
    await vi.waitFor(() => expect(actPlatform.call).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(0);
    expect(onKnown).not.toHaveBeenCalled();
  });
});
