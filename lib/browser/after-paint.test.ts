// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint';

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => (frame = callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isOver(wait: Promise<void>): Promise<boolean> {
  return Promise.race([wait.then(() => true), Promise.resolve().then(() => false)]);
}

describe('what waits for the next paint', () => {
  it('goes on in the task after the frame, not in it', async () => {
    const wait = afterPaint();
    frame?.(0);
    expect(await isOver(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(await isOver(wait)).toBe(true);
  });

  it('goes on where no frame comes', async () => {
    const wait = afterPaint();
    await vi.advanceTimersByTimeAsync(199);
    expect(await isOver(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(wait)).toBe(true);
  });
});
