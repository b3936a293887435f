import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMotionReduced, watchReducedMotion } from './reduced-motion';

const motion = Object.assign(new EventTarget(), { matches: false });
const connection = Object.assign(new EventTarget(), { saveData: false });

function browser({ lessMotion = false, saveData }: { lessMotion?: boolean; saveData?: boolean }) {
  motion.matches = lessMotion;
  vi.stubGlobal('matchMedia', () => motion);
  if (saveData === undefined) return vi.stubGlobal('navigator', {});
  connection.saveData = saveData;
  vi.stubGlobal('navigator', { connection });
}

afterEach(() => vi.unstubAllGlobals());

describe('isMotionReduced', () => {
  it.each([
    ['a browser that says nothing', {}, false],
    ['a data saver that is off', { saveData: false }, false],
    ['a data saver', { saveData: true }, true],
    ['reduced motion', { lessMotion: true }, true],
  ])('by %s', (_name, given, expected) => {
    browser(given);
    expect(isMotionReduced()).toBe(expected);
  });
});

describe('watchReducedMotion', () => {
  it('follows both switches until it is ended', () => {
    browser({ saveData: false });
    const changed = vi.fn();
    const stop = watchReducedMotion(changed);
    motion.dispatchEvent(new Event('change'));
    connection.dispatchEvent(new Event('change'));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    motion.dispatchEvent(new Event('change'));
    connection.dispatchEvent(new Event('change'));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
