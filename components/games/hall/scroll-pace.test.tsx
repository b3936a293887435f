import type { Virtualizer } from '@tanstack/react-virtual';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPace } from './scroll-pace';

type Report = (offset: number, isScrolling: boolean) => void;
const browser = vi.hoisted(() => ({ scroll: (() => undefined) as Report }));
vi.mock('@tanstack/react-virtual', () => ({
  observeWindowOffset: (_list: unknown, report: Report) => {
    browser.scroll = report;
  },
}));

/** A list at an offset from the top of the document, whose rows have the given height; in pixels. */
const listOf = (scrollMargin: number, height: number) =>
  ({ options: { scrollMargin, estimateSize: () => height } }) as unknown as Virtualizer<Window, Element>;

let clock = 0;
let pace = createPace();

beforeEach(() => {
  clock = 1_000;
  pace = createPace(() => clock);
  pace.observe(listOf(0, 1), () => undefined);
  browser.scroll(0, true);
});

/** Scrolls to an offset, a number of milliseconds after the previous event. */
function scroll(offset: number, afterMs: number, isScrolling = true): boolean {
  clock += afterMs;
  browser.scroll(offset, isScrolling);
  return pace.isFlying();
}

describe('the pace of a list', () => {
  it('is a flight from 3 pixels a millisecond on', () => {
    expect(scroll(40, 16)).toBe(false);
    expect(scroll(100, 16)).toBe(true);
  });

  it('is a flight on a phone that skips frames, however slow each of them is', () => {
    expect(scroll(400, 120)).toBe(true);
    expect(scroll(640, 120)).toBe(true);
    expect(scroll(720, 120)).toBe(false);
  });

  it('stays a flight until it is slower than one pixel a millisecond', () => {
    expect(scroll(60, 16)).toBe(true);
    expect(scroll(120, 50)).toBe(true);
    expect(scroll(150, 50)).toBe(false);
    expect(scroll(180, 16)).toBe(false);
  });

  it('is none for a jump out of standing, and ends with the scrolling', () => {
    expect(scroll(5_000, 400)).toBe(false);
    expect(scroll(5_500, 16)).toBe(true);
    expect(scroll(5_500, 150, false)).toBe(false);
  });
});

describe('what a list is notified of while it scrolls', () => {
  const received: [number, boolean][] = [];
  beforeEach(() => {
    received.length = 0;
    pace.observe(listOf(50, 100), (offset, isScrolling) => received.push([offset, isScrolling]));
  });

  it('is whole steps from its top, each once', () => {
    [50, 90, 149, 150, 260, 255].forEach((offset) => scroll(offset, 16));
    expect(received).toEqual([
      [50, true],
      [150, true],
      [250, true],
    ]);
  });

  it('is also that the scrolling ended, within a step', () => {
    scroll(60, 16);
    scroll(80, 16, false);
    expect(received).toEqual([
      [50, true],
      [50, false],
    ]);
  });
});
