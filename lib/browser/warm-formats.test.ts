// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warmFormats } from './warm-formats';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('formats of numbers', () => {
  it("are read in the page's language while the browser has nothing to do", () => {
    const NumberFormat = vi.spyOn(Intl, 'NumberFormat').mockClear();
    document.documentElement.lang = 'fr';
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    warmFormats();
    expect(NumberFormat).not.toHaveBeenCalled();
    idle.mock.calls[0]?.[0]();
    expect(NumberFormat).toHaveBeenCalledWith('fr');
  });

  it('are read a little later where the browser does not report it', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const NumberFormat = vi.spyOn(Intl, 'NumberFormat').mockClear();
    warmFormats();
    expect(NumberFormat).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(NumberFormat).toHaveBeenCalled();
  });
});
