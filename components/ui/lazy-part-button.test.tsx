import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { Button } from './button';
import { lazyButton } from './lazy-part-button';

const reloadAfter = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/chunk-reload', () => ({ reloadAfter }));

const lost = new Error('Failed to load chunk');
const Own = ({ name }: { name: string }) => <button>Own {name}</button>;
const load = vi.fn<() => Promise<typeof Own>>();
const shownToasts = () => useToasts.getState().toasts.map(({ text }) => text);
const plain = () => screen.findByRole('button', { name: 'Buy tea' });

function renderPart(locale: 'en' | 'fr' = 'en') {
  const Lazy = lazyButton(load, ({ name, ...button }) => <Button {...button}>Buy {name}</Button>);
  return renderWithTexts(<Lazy name="tea" />, locale);
}

beforeEach(() => {
  reloadAfter.mockReset();
  load.mockReset().mockResolvedValue(Own);
  useToasts.getState().reset();
});

it('a button stands there as busy until its own code has come', async () => {
  renderPart();
  expect(await plain()).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('button', { name: 'Own tea' })).toBeVisible();
  expect([shownToasts(), load.mock.calls.length]).toEqual([[], 1]);
});

it('R-ERR-13 a button whose code does not come by itself stays, and says nothing until it is clicked', async () => {
  load.mockRejectedValue(lost);
  renderPart();
  await waitFor(async () => expect(await plain()).not.toHaveAttribute('aria-busy'));
  expect(reloadAfter).toHaveBeenCalledExactlyOnceWith(lost);
  expect([shownToasts(), load.mock.calls.length]).toEqual([[], 1]);
});

it.each(['en', 'fr'] as const)(
  'R-ERR-13 its click requests the code again, and says that it does not come (%s)',
  async (locale) => {
    load.mockRejectedValue(lost);
    const { user } = renderPart(locale);
    await waitFor(async () => expect(await plain()).not.toHaveAttribute('aria-busy'));
    await user.click(await plain());
    await waitFor(() => expect(shownToasts()).toEqual([catalogue[locale].common.notLoaded]));
    load.mockResolvedValue(Own);
    await user.click(await plain());
    expect(await screen.findByRole('button', { name: 'Own tea' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  },
);
