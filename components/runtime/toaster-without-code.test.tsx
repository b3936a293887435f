import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { Toaster } from './toaster';

vi.mock('./toast-card', () => {
  throw new Error('Failed to load chunk');
});

afterEach(() => void vi.useRealTimers());

it('a toast whose code does not come says what it has to say, and goes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderWithTexts(<Toaster />);
  act(() => useToasts.getState().show('error', 'Failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed');
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByRole('alert')).toBeNull();
});
