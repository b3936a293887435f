import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountUp } from './use-count-up';

vi.mock('framer-motion/dom', () => {
  throw new Error('Failed to load chunk');
});

const unhandled = vi.fn();

function Sum({ amount }: { amount: number }) {
  return useCountUp({ amount, currency: 'EUR' }).amount;
}

beforeEach(() => void process.on('unhandledRejection', unhandled));
afterEach(() => void process.off('unhandledRejection', unhandled));

it('R-JACK-01, R-ERR-13 shows a new sum at once where the animation cannot be loaded, and leaves the page as it is', async () => {
  const { rerender } = render(<Sum amount={100} />);
  rerender(<Sum amount={150} />);
  expect(await screen.findByText('150')).toBeVisible();
  rerender(<Sum amount={20} />);
  expect(await screen.findByText('20')).toBeVisible();
  expect(unhandled).not.toHaveBeenCalled();
});
