import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToHash } from './scroll-to-hash';

const PAUSE_MS = 300;
const scroll = vi.fn<Element['scrollIntoView']>();
let hasLessMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  hasLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: hasLessMotion }));
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
  document.body.innerHTML = '';
});

function show(id: string): void {
  document.body.append(Object.assign(document.createElement('h2'), { id }));
}

/** Follows a hash to the end of its lookups; `later` happens after the given number of retries. */
async function follow(hash: string, retries = 5, later = () => {}, signal = new AbortController().signal) {
  const done = scrollToHash(hash, signal);
  await vi.advanceTimersByTimeAsync(retries * PAUSE_MS - 1);
  later();
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  await done;
  return scroll.mock.contexts.map((target) => (target as Element).id);
}

it.each([
  ['#odds', 'odds'],
  ['odds', 'odds'],
  ['#odds', 'cms-odds'],
  ['#cms-odds', 'cms-odds'],
  ['#a#b', 'a#b'],
  ['#%6Fdds', 'odds'],
  ['#caf%C3%A9', 'cms-café'],
  ['#caf%C3%A9', 'caf%C3%A9'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('R-ROUTE-28, R-ROUTE-29: by %s a visitor gets smoothly to %s', async (hash, id) => {
  show('other');
  show(id);
  expect(await follow(hash)).toEqual([id]);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
});

it('is not animated for visitors who asked for less motion', async () => {
  hasLessMotion = true;
  show('odds');
  await follow('#odds');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
});

it('R-ROUTE-29, R-CONST-13: finds a target that comes with the fifth retry, and then gives up', async () => {
  expect(await follow('#odds', 5, () => show('odds'))).toEqual(['odds']);
  document.body.innerHTML = '';
  scroll.mockReset();
  expect(await follow('#odds', 6, () => show('odds'))).toEqual([]);
});

it('stops looking when the visitor has gone on', async () => {
  const leaving = new AbortController();
  const leave = () => {
    leaving.abort();
    show('odds');
  };
  expect(await follow('#odds', 1, leave, leaving.signal)).toEqual([]);
});

it.each(['', '#', '#tgWebAppData=abc&x=1'])('looks for nothing in "%s"', async (hash) => {
  show('');
  show('tgWebAppData=abc&x=1');
  await scrollToHash(hash, new AbortController().signal);
  expect(scroll).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
