import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLightStart } from './use-light-start';

const rendered: string[] = [];

function List() {
  const kind = useLightStart() ? 'light' : 'whole';
  rendered.push(kind);
  return <p>{kind}</p>;
}

beforeEach(() => {
  rendered.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('what the browser renders itself is light until it was painted', async () => {
  render(<List />);
  expect(screen.getByText('light')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(40));
  expect(screen.getByText('whole')).toBeVisible();
});

it('what the server rendered is whole from the first render on', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<List />);
  expect(box).toHaveTextContent('whole');
  const root = await act(() => hydrateRoot(box, <List />));
  await act(() => vi.advanceTimersByTimeAsync(40));
  expect(new Set(rendered)).toEqual(new Set(['whole']));
  act(() => root.unmount());
});

it('a page left before it was painted whole is left alone', async () => {
  const { unmount } = render(<List />);
  unmount();
  await vi.advanceTimersByTimeAsync(40);
  expect(rendered).toEqual(['light']);
});
