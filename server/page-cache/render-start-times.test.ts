import { expect, it } from 'vitest';
import { RenderStartTimes } from './render-start-times.mjs';

it('a page is as old as the beginning of its rendering, however often it is asked for meanwhile', () => {
  const times = new RenderStartTimes();
  times.begin('/a', 1_000);
  times.begin('/a', 30_999);
  expect(times.end('/a', 30_999)).toBe(1_000);
  expect(times.end('/a', 31_000)).toBe(31_000);
});

it('a beginning of 30 s ago belongs to a rendering that failed', () => {
  const times = new RenderStartTimes();
  times.begin('/a', 1_000);
  times.begin('/a', 31_000);
  expect(times.end('/a', 31_500)).toBe(31_000);
  times.begin('/a', 1_000);
  expect(times.end('/a', 31_000)).toBe(31_000);
});

it('a page without a recorded start counts from its end', () => {
  expect(new RenderStartTimes().end('/a', 5)).toBe(5);
});

it('remembers 2,000 pages, and forgets the one that began first', () => {
  const times = new RenderStartTimes();
  for (let page = 0; page < 2_000; page += 1) times.begin(`/${page}`, page);
  expect(times.end('/0', 3_000)).toBe(0);
  times.begin('/0', 2_100);
  times.begin('/more', 2_200);
  expect([times.end('/1', 3_000), times.end('/2', 3_000), times.end('/0', 3_000)]).toEqual([3_000, 2, 2_100]);
});
