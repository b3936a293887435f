import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_NOTICE_SETTINGS as SETTINGS } from '@/lib/loyalty/notice-rules';

const browser = vi.hoisted(() => ({ contexts: 0, isInGesture: false, isUnlocked: false, heard: 0 }));

/** Starts as in Safari: only during a press or a key. */
class FakeContext {
  currentTime = 0;
  destination = {};
  constructor() {
    browser.contexts += 1;
  }
  resume(): Promise<void> {
    browser.isUnlocked ||= browser.isInGesture;
    return browser.isUnlocked ? Promise.resolve() : new Promise(() => undefined);
  }
  async suspend(): Promise<void> {}
  async close(): Promise<void> {}
  createGain() {
    return { gain: {}, connect: () => undefined };
  }
  createOscillator() {
    const start = () => {
      if (browser.isUnlocked) browser.heard += 1;
    };
    const nothing = () => undefined;
    return { frequency: {}, start, connect: nothing, stop: nothing, addEventListener: nothing };
  }
}

async function press(name: string): Promise<void> {
  browser.isInGesture = true;
  window.dispatchEvent(new Event(name));
  browser.isInGesture = false;
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  Object.assign(browser, { contexts: 0, isUnlocked: false, heard: 0 });
});

it.each(['pointerup', 'keydown'])(
  'R-LOY-12 every chime is heard after one %s, from one audio context',
  async (name) => {
    const { playNoticeSound, prepareNoticeSound } = await import('./notice-sound');
    const stop = prepareNoticeSound(SETTINGS);
    playNoticeSound(SETTINGS);
    expect(browser.heard).toBe(0);
    await press(name);
    playNoticeSound(SETTINGS);
    playNoticeSound(SETTINGS);
    expect(browser).toMatchObject({ contexts: 1, heard: 4 });
    stop();
  },
);

it('R-LOY-12 no audio is started for a recording, without a volume or after the notifications', async () => {
  const { prepareNoticeSound } = await import('./notice-sound');
  prepareNoticeSound({ ...SETTINGS, sound: '/content/uploads/ding.mp3' });
  prepareNoticeSound({ ...SETTINGS, volume: 0 });
  prepareNoticeSound(SETTINGS)();
  await press('pointerup');
  expect(browser.contexts).toBe(0);
});
