import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HYDRATED_WITHIN_MS, FAILED_LOADS_SCRIPT } from './failed-loads-script';

const reload = vi.fn();

/** A separate document per test: its listeners disappear with it. */
function play({ type = 'navigate', isOnline = true } = {}) {
  const earlyActions: { replay?: () => void } = {};
  let listener: ((event: unknown) => void) | undefined;
  const addEventListener = (_: 'error', called: typeof listener) => {
    listener = called;
  };
  const browser = {
    addEventListener,
    earlyActions,
    navigator: { onLine: isOnline },
    performance: { getEntriesByType: () => [{ type }] },
    location: { reload },
  };
  new Function(...Object.keys(browser), FAILED_LOADS_SCRIPT)(...Object.values(browser));
  return { earlyActions, fail: (target: unknown) => listener?.({ target }) };
}

function scriptAt(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  // Browsers set this on every script a page inserts; the test's document does not.
  Object.assign(script, { async: true });
  document.head.append(script);
  return script;
}

describe('a picture that fails', () => {
  it.each([
    ['is hidden without alternative text', '', 'hidden'],
    ['stays with one', 'Baizeworks', ''],
  ])('%s', (_, alt, visibility) => {
    const picture = Object.assign(document.createElement('img'), { alt });
    play().fail(picture);
    expect(picture.style.visibility).toBe(visibility);
  });
});

describe('a script that could not be fetched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
    window.onpageshow = null;
  });

  it('R-ERR-13 is taken out of the document, so that Turbopack fetches it again', () => {
    const lost = scriptAt('/_next/static/chunks/a.js');
    const foreign = scriptAt('https://chat.test/widget.js');
    const scene = play();
    scene.fail(lost);
    scene.fail(foreign);
    scene.fail(window);
    expect([...document.scripts]).toEqual([foreign]);
  });

  it('R-ERR-13 reloads a page that did not hydrate, and leaves one alone that did', () => {
    const scene = play();
    scene.fail(scriptAt('/_next/static/chunks/a.js'));
    vi.advanceTimersByTime(HYDRATED_WITHIN_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();

    const hydrated = play();
    hydrated.fail(scriptAt('/_next/static/chunks/a.js'));
    hydrated.earlyActions.replay = () => undefined;
    vi.advanceTimersByTime(HYDRATED_WITHIN_MS);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['reloads a page that is restored after it was left while scripts were loading', true, true, 1],
    ['leaves it alone without a line', true, false, 0],
    ['leaves a page alone that is shown for the first time', false, true, 0],
  ])('R-ERR-13 %s', (_, persisted, isOnline, times) => {
    const scene = play({ isOnline });
    const show = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show();
    expect(reload).not.toHaveBeenCalled();
    scene.fail(scriptAt('/_next/static/chunks/a.js'));
    show();
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('R-ERR-13 does not reload a page that was itself a reload', () => {
    play({ type: 'reload' }).fail(scriptAt('/_next/static/chunks/a.js'));
    vi.advanceTimersByTime(HYDRATED_WITHIN_MS);
    expect(reload).not.toHaveBeenCalled();
  });

  it('R-ERR-13 leaves a page readable without a line', () => {
    play({ isOnline: false }).fail(scriptAt('/_next/static/chunks/a.js'));
    vi.advanceTimersByTime(HYDRATED_WITHIN_MS);
    expect(reload).not.toHaveBeenCalled();
  });
});
