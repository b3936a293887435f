import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useShownInRow } from './use-shown-in-row';

function Item({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  return (
    <li ref={useShownInRow(isCurrent, 'ul')}>
      <button type="button">{name}</button>
    </li>
  );
}

const row = (current: string | null) => (
  <ul>
    <Item name="first" isCurrent={current === 'first'} />
    <Item name="last" isCurrent={current === 'last'} />
  </ul>
);

beforeEach(() => {
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 0, 100, 40));
});

it('brings the current item of a row into view', () => {
  const { rerender } = render(row(null));
  rerender(row('last'));
  expect(screen.getByRole('list').scrollLeft).toBe(350);
});

it('leaves the row where it is for who is at another item of it', () => {
  const { rerender } = render(row(null));
  screen.getByRole('button', { name: 'first' }).focus();
  rerender(row('last'));
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});

it('follows a click, which focuses the item that becomes the current one', () => {
  const { rerender } = render(row(null));
  screen.getByRole('button', { name: 'last' }).focus();
  rerender(row('last'));
  expect(screen.getByRole('list').scrollLeft).toBe(350);
});

it('leaves a row that was scrolled before its code came, and follows the next choice', () => {
  const scrolled = (current: string) => (
    <ul
      ref={(list) => {
        if (list) list.scrollLeft ||= 120;
      }}
    >
      {row(current).props.children}
    </ul>
  );
  const { rerender } = render(scrolled('first'));
  const list = screen.getByRole('list');
  expect(list.scrollLeft).toBe(120);
  rerender(scrolled('last'));
  expect(list.scrollLeft).toBe(470);
});
