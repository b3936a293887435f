import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchDataSaverOn } from '../../../tests/support/data-saver';
import { dragAway } from './drag-away';

const spring = vi.hoisted(() => ({ animate: vi.fn() }));
vi.mock('framer-motion/dom', () => spring);

const HEIGHT = 400;

let sheet: HTMLElement;
let grip: HTMLElement;
let onAway: () => void;
let stop: AbortController;

function dispatch(type: string, clientY: number, timeStamp: number): void {
  const event = Object.assign(new MouseEvent(type, { clientY, bubbles: true }), { pointerId: 1 });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  grip.dispatchEvent(event);
}

/** Drags the grip down by `pixels` and releases it after `ms`. */
async function pull(pixels: number, ms: number): Promise<void> {
  dispatch('pointerdown', 100, 0);
  dispatch('pointermove', 100 + pixels, ms / 2);
  dispatch('pointerup', 100 + pixels, ms);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  switchDataSaverOn();
  [sheet, grip] = [document.createElement('div'), document.createElement('span')];
  Object.defineProperty(sheet, 'offsetHeight', { value: HEIGHT });
  grip.setPointerCapture = () => undefined;
  onAway = vi.fn();
  stop = new AbortController();
  dragAway(sheet, grip, { onAway: () => onAway(), signal: stop.signal });
});

afterEach(() => vi.unstubAllGlobals());

describe('a sheet that a finger holds', () => {
  it('goes when it is dragged far, however slowly', async () => {
    await pull(200, 4_000);
    expect(onAway).toHaveBeenCalledOnce();
  });

  it('goes when it is thrown', async () => {
    await pull(60, 50);
    expect(onAway).toHaveBeenCalledOnce();
  });

  it('comes back after a short pull, and cannot be dragged up', async () => {
    await pull(60, 1_000);
    expect(sheet.style.transform).toBe('');
    await pull(-200, 100);
    expect(sheet.style.transform).toBe('');
    expect(onAway).not.toHaveBeenCalled();
  });

  it.each([
    ['back', 60],
    ['away', 200],
  ])('stays with the finger that catches it on its way %s', async (_, pixels) => {
    vi.unstubAllGlobals();
    let end: (() => void) | undefined;
    const stopSpring = vi.fn(() => end?.());
    spring.animate.mockImplementation((_from, _to, { onUpdate }: { onUpdate(at: number): void }) => {
      onUpdate(30);
      return Object.assign(new Promise<void>((resolve) => (end = resolve)), { stop: stopSpring });
    });
    await pull(pixels, 1_000);
    dispatch('pointerdown', 100, 2_000);
    expect(stopSpring).toHaveBeenCalledOnce();
    dispatch('pointermove', 105, 2_100);
    await Promise.resolve();
    await Promise.resolve();
    expect(sheet.style.transform).toBe('translateY(35px)');
    expect(onAway).not.toHaveBeenCalled();
  });

  it('stops when its dialog closes', async () => {
    stop.abort();
    await pull(200, 100);
    expect(onAway).not.toHaveBeenCalled();
  });
});
