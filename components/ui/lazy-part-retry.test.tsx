import { screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { lazyPart } from './lazy-part';

const reloadAfter = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/chunk-reload', () => ({ reloadAfter }));

const All = ({ count }: { count: number }) => <p>{count} games</p>;
const load = vi.fn<() => Promise<typeof All>>();

const onClick = () => lazyPart(load, { retryOnClick: true });

function Scene({ part: Part }: { part: ReturnType<typeof onClick> }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <button onClick={() => setIsOpen(true)}>All</button>;
  return (
    <Suspense fallback="…">
      <Part count={60} onLost={() => setIsOpen(false)} />
    </Suspense>
  );
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(All);
  useToasts.getState().reset();
});

it.each(['en', 'fr'] as const)(
  'R-ERR-13 a click whose code does not come (%s) says so, and leaves what stands there',
  async (locale) => {
    const lost = new Error('Failed to load chunk');
    load.mockRejectedValue(lost);
    const { user } = renderWithTexts(<Scene part={onClick()} />, locale);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'All' })).toBeVisible();
    expect(reloadAfter).toHaveBeenLastCalledWith(lost);
    expect(useToasts.getState().toasts).toMatchObject([
      { type: 'error', text: catalogue[locale].common.notLoaded },
    ]);
  },
);

it('R-ERR-13 the next click requests the code again', async () => {
  load.mockRejectedValueOnce(new Error('Failed to load chunk'));
  const { user } = renderWithTexts(<Scene part={onClick()} />);
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'All' }));
  expect(await screen.findByText('60 games')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
