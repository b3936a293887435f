import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMoves } from './watch-moves';

const animate = vi.fn();
let isReduced = false;
let stop = () => {};

beforeEach(() => {
  animate.mockReset();
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  // Stacks all children vertically.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    if (this instanceof HTMLUListElement) return 0;
    return 50 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: unknown) {
    animate(this.textContent, frames);
    return {} as Animation;
  } as typeof HTMLElement.prototype.animate;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const list = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

function renderList(names: readonly string[]) {
  const view = render(list(names));
  stop = watchMoves(view.getByRole('list'));
  return async (next: readonly string[]) => {
    view.rerender(list(next));
    await act(() => Promise.resolve());
  };
}

it('moves what stands elsewhere, and lets in what is new', async () => {
  const put = renderList(['a', 'b', 'c']);
  await put(['c', 'a', 'b', 'd']);
  expect(animate.mock.calls).toEqual([
    ['c', { transform: ['translate(0px, 100px)', 'none'] }],
    ['a', { transform: ['translate(0px, -50px)', 'none'] }],
    ['b', { transform: ['translate(0px, -50px)', 'none'] }],
    ['d', { opacity: [0, 1] }],
  ]);
});

it('closes the gap of what is gone', async () => {
  const put = renderList(['a', 'b']);
  await put(['b']);
  expect(animate.mock.calls).toEqual([['b', { transform: ['translate(0px, 50px)', 'none'] }]]);
});

it('moves nothing where the visitor wants less motion', async () => {
  isReduced = true;
  const put = renderList(['a', 'b']);
  await put(['b', 'a']);
  expect(animate).not.toHaveBeenCalled();
});
