import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JACKPOT_REFRESH_MS } from '@/lib/jackpots/refresh-rules';
import { readJackpotAmounts } from '@/lib/jackpots/read-live';
import { switchDataSaverOn } from '../../tests/support/data-saver';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { PATIENCE_MS } from '@/tests/support/patience';
import { JackpotAmount } from './jackpot-amount';

vi.mock('@/lib/jackpots/read-live', () => ({ readJackpotAmounts: vi.fn() }));
vi.mock('@/components/ui/use-in-view', () => ({ useInView: () => true }));
vi.mock('framer-motion/dom', () => ({
  animate: (_from: number, _to: number, { onUpdate }: { onUpdate(progress: number): void }) => {
    onUpdate(1);
    return { stop: () => undefined };
  },
}));

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const wait = () => act(() => vi.advanceTimersByTimeAsync(JACKPOT_REFRESH_MS));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('JackpotAmount (R-JACK-01)', () => {
  it('is read anew while it is looked at, one reading for all, and keeps its sum when that fails', async () => {
    vi.mocked(readJackpotAmounts).mockResolvedValueOnce(new Map([['61', eur(150)]]));
    vi.mocked(readJackpotAmounts).mockRejectedValue(new Error('offline'));
    const { unmount } = renderWithTexts(
      <>
        <JackpotAmount id="61" amount={eur(100)} />
        <JackpotAmount id="63" amount={eur(3)} />
      </>,
    );
    expect(screen.getByText('100 €')).toBeVisible();
    await wait();
    expect(readJackpotAmounts).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => {
      for (const sum of ['150 €', '3 €']) expect(screen.getByText(sum)).toBeVisible();
    }, PATIENCE_MS);
    await wait();
    expect(readJackpotAmounts).toHaveBeenCalledTimes(2);
    expect(screen.getByText('150 €')).toBeVisible();
    unmount();
    await wait();
    expect(readJackpotAmounts).toHaveBeenCalledTimes(2);
  });

  it('is not read again by itself where data are saved', async () => {
    vi.mocked(readJackpotAmounts).mockReset();
    switchDataSaverOn();
    renderWithTexts(<JackpotAmount id="61" amount={eur(100)} />);
    await wait();
    expect(readJackpotAmounts).not.toHaveBeenCalled();
  });

  it('says that a sum is not known, and shows it as soon as it is', async () => {
    vi.mocked(readJackpotAmounts).mockResolvedValueOnce(new Map([['62', eur(7)]]));
    renderWithTexts(<JackpotAmount id="62" amount={null} />);
    expect(screen.getByText('–')).toBeVisible();
    await wait();
    await vi.waitFor(() => expect(screen.getByText('7 €')).toBeVisible(), PATIENCE_MS);
  });
});
