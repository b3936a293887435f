import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorScreen } from './lazy-system-page';
import { isChunkError, RELOAD_GUARD_MS, watchChunks } from '@/lib/browser/chunk-reload';
import { spyOnLocation } from '@/tests/support/page-loads';
import { renderWithTexts } from '@/tests/support/render-with-texts';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

let reload: ReturnType<typeof spyOnLocation>;
const chunkError = () =>
  Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'), {
    name: 'ChunkLoadError',
  });

/** Mocks the document's navigation type and age. */
function documentIs(type: 'navigate' | 'reload', ageMs: number): void {
  const entry = { type } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  vi.spyOn(performance, 'now').mockReturnValue(ageMs);
}

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

beforeEach(() => {
  sessionStorage.clear();
  reload = spyOnLocation('reload');
  documentIs('navigate', 1_000);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [chunkError(), true],
  [new TypeError('Failed to fetch dynamically imported module: https://a.test/x.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), false],
  ['ChunkLoadError', false],
])('R-ERR-13 distinguishes chunk errors from others: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});

it('R-ERR-13 an unhandled chunk error reloads the page; any other error does not', () => {
  const stop = watchChunks();
  reject(new Error('something else'));
  expect(reload).not.toHaveBeenCalled();
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
  stop();
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
});

it('R-ERR-13 a chunk error does not interrupt a game that runs in a frame', () => {
  const stop = watchChunks();
  const game = document.body.appendChild(document.createElement('main'));
  game.append(document.createElement('iframe'));
  reject(chunkError());
  expect(reload).not.toHaveBeenCalled();
  game.remove();
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

it('R-ERR-13 a chunk error that reaches the error screen reloads the page', () => {
  renderWithTexts(<ErrorScreen error={new Error('no chunk')} />);
  expect(reload).not.toHaveBeenCalled();
  renderWithTexts(<ErrorScreen error={chunkError()} />);
  expect(reload).toHaveBeenCalledOnce();
});

it('R-ERR-13 an error screen reloads an offline page once the connection has held for a second', () => {
  vi.useFakeTimers();
  documentIs('navigate', 1_000);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = renderWithTexts(<ErrorScreen error={chunkError()} />);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('R-ERR-13 an error screen that was left since the connection came back reloads nothing', () => {
  vi.useFakeTimers();
  documentIs('navigate', 1_000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true);
  const { unmount } = renderWithTexts(<ErrorScreen error={chunkError()} />);
  window.dispatchEvent(new Event('online'));
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('R-ERR-13 a file that fails a minute after a reload does not reload for ever', () => {
  const stop = watchChunks();
  documentIs('reload', 60_000);
  vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: false } });
  reject(chunkError());
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: true } });
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

it('R-ERR-13 does not reload a page that is being left, whose files the browser gives up', () => {
  const stop = watchChunks();
  documentIs('navigate', 20_000);
  window.dispatchEvent(new Event('beforeunload'));
  documentIs('navigate', 20_000 + RELOAD_GUARD_MS - 1);
  reject(chunkError());
  expect(reload).not.toHaveBeenCalled();
  documentIs('navigate', 20_000 + RELOAD_GUARD_MS);
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

it('R-ERR-13, R-CONST-01 does not reload again within ten seconds, nor while offline', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000);
  const stop = watchChunks();
  documentIs('reload', RELOAD_GUARD_MS - 1);
  reject(chunkError());
  expect(reload).not.toHaveBeenCalled();
  documentIs('reload', RELOAD_GUARD_MS);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reject(chunkError());
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

it('R-SW-04, R-CONST-01 does not force another reload within ten seconds in a document opened since', () => {
  const stop = watchChunks();
  const at = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at);
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
  documentIs('navigate', 1_000);
  clock.mockReturnValue(at + RELOAD_GUARD_MS - 1);
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
  clock.mockReturnValue(at + RELOAD_GUARD_MS);
  reject(chunkError());
  expect(reload).toHaveBeenCalledTimes(2);
  // Set back by an hour.
  clock.mockReturnValue(at - 3_600_000);
  reject(chunkError());
  expect(reload).toHaveBeenCalledTimes(3);
  stop();
});

it('R-ERR-13 reloads where the browser stores nothing', () => {
  const stop = watchChunks();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  reject(chunkError());
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

describe('R-ERR-13 a file that came but is no script', () => {
  const address = `${document.location.origin}/_next/static/chunks/hotspot.js`;
  const requested = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'text/plain', src: address });
    script.addEventListener('error', requested.mockReset());
    document.head.append(script);
    stop = watchChunks();
  });
  afterEach(() => {
    stop();
    document.head.replaceChildren();
  });

  const fail = (error: Error, filename: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error, filename }));

  it('fails for Turbopack, which else waits for it for ever', () => {
    fail(new SyntaxError("Unexpected token '<'"), address);
    expect(requested).toHaveBeenCalledOnce();
    // Turbopack retries the request; its own error then reloads the page.
    expect(reload).not.toHaveBeenCalled();
  });

  it('is distinguished from other files, and from what goes wrong in one that ran', () => {
    fail(new SyntaxError("Unexpected token '<'"), 'https://chat.test/widget.js');
    fail(new TypeError('x is not a function'), address);
    expect(requested).not.toHaveBeenCalled();
  });
});
