import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { lazyPart } from './lazy-part';

const reloadAfter = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/chunk-reload', () => ({ reloadAfter }));

const lost = new Error('Failed to load chunk');
const Games = ({ count }: { count: number }) => <p>{count} games</p>;
const load = vi.fn<() => Promise<typeof Games>>();

/** A list that replaces its button on a click. */
function Scene({ part: Part }: { part: ReturnType<typeof lazyPart<{ count: number }>> }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <button onClick={() => setIsOpen(true)}>All</button>;
  return <Part fallback="…" count={60} onLost={() => setIsOpen(false)} />;
}

beforeEach(() => {
  reloadAfter.mockReset();
  load.mockReset().mockResolvedValue(Games);
  useToasts.getState().reset();
});

afterEach(() => vi.useRealTimers());

it('a part is rendered when its code is there, the fallback until then', async () => {
  const Part = lazyPart(load);
  render(<Part fallback="…" count={5} />);
  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('5 games')).toBeInTheDocument();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
  expect(reloadAfter).not.toHaveBeenCalled();
});

it('code that was loaded before is rendered at once', async () => {
  const Part = lazyPart(load);
  const { unmount } = render(<Part count={5} />);
  await screen.findByText('5 games');
  unmount();
  render(<Part count={6} />);
  expect(screen.getByText('6 games')).toBeInTheDocument();
});

it('a part inside a part is rendered as soon as its code is there, without a timer of React', async () => {
  const Inner = lazyPart(load);
  const Outer = lazyPart(() => Promise.resolve(() => <Inner count={7} />));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // Outside of `act`, which would end React's timers.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(<Outer fallback="…" />);
  for (let tick = 0; tick < 200 && container.textContent !== '7 games'; tick += 1) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect(container.textContent).toBe('7 games');
  root.unmount();
  vi.unstubAllGlobals();
});

it('R-ERR-13 a part whose code does not come leaves the rest of the page as it is', async () => {
  load.mockRejectedValue(lost);
  const Part = lazyPart(load, ({ count }) => <p>{count} unknown games</p>);
  render(
    <>
      <p>The page</p>
      <Part fallback="…" count={5} />
    </>,
  );
  expect(await screen.findByText('5 unknown games')).toBeInTheDocument();
  expect(reloadAfter).toHaveBeenCalledExactlyOnceWith(lost);
  expect(screen.queryByText('…')).not.toBeInTheDocument();
  expect(screen.getByText('The page')).toBeInTheDocument();
});

it('a part that is gone before its code fails to come does not reload the page', async () => {
  load.mockRejectedValue(lost);
  const Part = lazyPart(load);
  render(<Part count={5} />).unmount();
  await waitFor(() => expect(load).toHaveBeenCalled());
  await Promise.allSettled(load.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(reloadAfter).not.toHaveBeenCalled();
});

it.each(['en', 'fr'] as const)(
  'R-ERR-13 a click whose code does not come (%s) says so, and leaves what stands there',
  async (locale) => {
    load.mockRejectedValue(lost);
    const { user } = renderWithTexts(<Scene part={lazyPart(load)} />, locale);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'All' })).toBeVisible();
    expect(reloadAfter).toHaveBeenLastCalledWith(lost);
    expect(useToasts.getState().toasts).toMatchObject([
      { type: 'error', text: catalogue[locale].common.notLoaded },
    ]);
  },
);

it('R-ERR-13 the next click requests the code again', async () => {
  load.mockRejectedValueOnce(lost);
  const { user } = renderWithTexts(<Scene part={lazyPart(load)} />);
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'All' }));
  expect(await screen.findByText('60 games')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
