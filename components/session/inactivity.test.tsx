import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useInactivity } from '@/stores/inactivity';
import { noteFrameActivity } from '@/components/shared/session/frame-activity';
import { noteActivity, watchInactivity } from './inactivity';
import { loadInactivityLimit } from './inactivity-limit';
import { signOut } from '@/components/shared/session/sign-out';

vi.mock('@/components/shared/session/sign-out', () => ({ signOut: vi.fn(() => Promise.resolve()) }));
vi.mock('./inactivity-limit', () => ({ loadInactivityLimit: vi.fn() }));

const LIMIT = 1_800;
const WARNING_AT = 1_440;

let stop: (() => void) | undefined;

function watch(limit: number | null = LIMIT): void {
  vi.mocked(loadInactivityLimit).mockImplementation((onKnown) => {
    onKnown(limit);
    return () => undefined;
  });
  stop = watchInactivity();
}

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1_000);
}

/** The clock advances while timers are suspended: a frozen tab, a sleeping laptop. */
function sleep(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1_000);
}

function isWarned(): boolean {
  return useDialogs.getState().stack.some(({ name }) => name === 'inactivity');
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
  localStorage.clear();
  vi.mocked(signOut).mockClear();
});
afterEach(() => {
  stop?.();
  stop = undefined;
  closeAllDialogs();
  useInactivity.getState().reset();
  vi.useRealTimers();
});

describe('inactivity', () => {
  it('R-SESS-05 warns at 80 percent with a countdown of the remaining seconds', () => {
    watch();
    pass(WARNING_AT - 1);
    expect(isWarned()).toBe(false);
    pass(1);
    expect(isWarned()).toBe(true);
    expect(useDialogs.getState().stack[0]?.preventClose).toBe(true);
    expect(useInactivity.getState().secondsLeft).toBe(360);
    pass(10);
    expect(useInactivity.getState().secondsLeft).toBe(350);
  });

  it('R-SESS-04 signs out at the limit, once', () => {
    watch();
    pass(LIMIT - 1);
    expect(signOut).not.toHaveBeenCalled();
    pass(60);
    expect(signOut).toHaveBeenCalledOnce();
    expect(signOut).toHaveBeenCalledWith({ reason: 'inactivity' });
  });

  it.each(['keydown', 'pointerdown', 'click', 'scroll', 'wheel', 'touchmove'])(
    'R-SESS-06 %s resets the time',
    (type) => {
      watch();
      pass(WARNING_AT - 10);
      fireEvent(window, new Event(type));
      pass(WARNING_AT - 1);
      expect(isWarned()).toBe(false);
      pass(1);
      expect(isWarned()).toBe(true);
    },
  );

  it.each(['keyup', 'click', 'wheel'])('R-SESS-06 %s takes the warning back', (type) => {
    watch();
    pass(WARNING_AT);
    fireEvent(document.body, new Event(type, { bubbles: true }));
    expect(isWarned()).toBe(false);
    expect(useInactivity.getState().secondsLeft).toBeNull();
    pass(WARNING_AT - 1);
    expect(isWarned()).toBe(false);
  });

  it.each(['keydown', 'pointerdown', 'scroll'])('keeps the warning until a gesture ends: %s', (type) => {
    watch();
    pass(WARNING_AT);
    fireEvent(window, new Event(type));
    expect(isWarned()).toBe(true);
  });

  it('does not take a carousel that scrolls by itself for activity', () => {
    watch();
    pass(WARNING_AT - 1);
    fireEvent.scroll(document.body);
    pass(1);
    expect(isWarned()).toBe(true);
  });

  it('R-SESS-04 signs out at once on waking after the limit, whatever is done first', () => {
    watch();
    sleep(7_200);
    fireEvent.keyDown(document.body);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['visibilitychange', document],
    ['pageshow', window],
    ['focus', window],
  ] as const)('looks at the clock again on %s', (type, target) => {
    watch();
    sleep(7_200);
    fireEvent(target, new Event(type));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('notices within five seconds that a laptop slept with the tab in view', () => {
    watch();
    sleep(LIMIT);
    pass(5);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('R-SESS-04 counts from the correction when a clock that was ahead is set back', () => {
    watch();
    pass(60);
    sleep(-3_600);
    pass(WARNING_AT + 5);
    expect(isWarned()).toBe(true);
    pass(LIMIT - WARNING_AT);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('shows the real rest after a nap', () => {
    watch();
    sleep(1_700);
    fireEvent(document, new Event('visibilitychange'));
    expect(useInactivity.getState().secondsLeft).toBe(100);
  });

  it('R-SESS-06 counts activity in another tab, and closes the warning by itself', () => {
    watch();
    pass(WARNING_AT + 5);
    expect(isWarned()).toBe(true);
    writeStored('last_activity', { at: Date.now(), limit: LIMIT });
    pass(1);
    expect(isWarned()).toBe(false);
    expect(useInactivity.getState().secondsLeft).toBeNull();
  });

  it('notifies the other tabs at most once a second', () => {
    watch();
    const first = readStored('last_activity')?.at;
    pass(0.5);
    noteActivity();
    expect(readStored('last_activity')?.at).toBe(first);
    pass(0.5);
    noteActivity();
    expect(readStored('last_activity')).toEqual({ at: Date.now(), limit: LIMIT });
  });

  it('counts what a game frame reports', () => {
    watch();
    pass(WARNING_AT - 1);
    noteFrameActivity();
    pass(WARNING_AT - 1);
    expect(isWarned()).toBe(false);
  });

  it('counts the click that puts the focus into a frame', () => {
    watch();
    pass(WARNING_AT - 1);
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.focus();
    fireEvent.blur(window);
    frame.remove();
    pass(WARNING_AT - 1);
    expect(isWarned()).toBe(false);
  });

  it('R-SESS-04 R-SESS-06 counts keys and clicks inside a frame of this site, until the player signs out', () => {
    watch();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.focus();
    fireEvent.blur(window);
    for (const type of ['keydown', 'pointerdown']) {
      pass(WARNING_AT - 1);
      frame.contentDocument?.body.dispatchEvent(new Event(type, { bubbles: true }));
    }
    pass(WARNING_AT - 1);
    expect(isWarned()).toBe(false);
    pass(1);
    expect(isWarned()).toBe(true);
    stop?.();
    frame.contentDocument?.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(useInactivity.getState().lastActivityAt).toBeNull();
    frame.remove();
  });

  it('R-SESS-04 counts keys inside such a frame also after it has opened another page', () => {
    watch();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.focus();
    fireEvent.blur(window);
    const next = document.implementation.createHTMLDocument();
    Object.defineProperty(frame, 'contentDocument', { value: next });
    fireEvent.load(frame);
    pass(WARNING_AT - 1);
    next.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    pass(WARNING_AT - 1);
    expect(isWarned()).toBe(false);
    frame.remove();
  });

  it.each([0, null])('never signs out with a limit of %s', (limit) => {
    watch(limit);
    pass(100_000);
    expect(isWarned()).toBe(false);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('R-SESS-07 stops with the sign-out, warning and all', () => {
    watch();
    pass(WARNING_AT);
    stop?.();
    expect(isWarned()).toBe(false);
    fireEvent.keyDown(document.body);
    pass(LIMIT);
    expect(signOut).not.toHaveBeenCalled();
    expect(useInactivity.getState().lastActivityAt).toBeNull();
  });

  it('continues with the last known limit until the platform sends it again', () => {
    writeStored('last_activity', { at: Date.now(), limit: 60 });
    vi.mocked(loadInactivityLimit).mockReturnValue(() => undefined);
    stop = watchInactivity();
    pass(60);
    expect(signOut).toHaveBeenCalledOnce();
  });
});
