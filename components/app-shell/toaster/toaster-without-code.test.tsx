import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast, useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { Toaster } from './toaster';

vi.mock('./toast-cards', () => {
  throw new Error('Failed to load chunk');
});

it('a toast whose code does not come says what it has to say', async () => {
  renderWithTexts(<Toaster />);
  act(() => showToast('error', 'Failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed');
});

it('and goes like any other', async () => {
  vi.useFakeTimers();
  useToasts.getState().reset();
  renderWithTexts(<Toaster />);
  await act(async () => {
    showToast('error', 'Failed');
    await vi.dynamicImportSettled();
  });
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});
