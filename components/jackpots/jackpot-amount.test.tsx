import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JACKPOT_REFRESH_MS } from '@/lib/jackpots/refresh-rules';
import { switchDataSaverOn } from '../../tests/support/data-saver';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { PATIENCE_MS } from '@/tests/support/patience';
import { JackpotAmount } from './jackpot-amount';
import '@/lib/jackpots/read-live';

const viewport = vi.hoisted(() => ({ isSeen: true }));
vi.mock('@/components/ui/use-in-view', () => ({ useInView: () => viewport.isSeen }));
vi.mock('framer-motion/dom', () => ({
  animate: (_from: number, _to: number, { onUpdate }: { onUpdate(progress: number): void }) => {
    onUpdate(1);
    return { stop: () => undefined };
  },
}));

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const wait = () => act(() => vi.advanceTimersByTimeAsync(JACKPOT_REFRESH_MS));

/** Responses of `Jackpots.get`: sums by id; null drops the connection. */
const sums = vi.fn<() => Record<string, number> | null>();

async function respond(address: string): Promise<Response> {
  const known = address.startsWith('/api/Jackpots.get?') ? sums() : null;
  if (!known) throw new TypeError('Failed to fetch');
  const items = Object.entries(known).map(([id, sum]) => ({ id, name: id, amount: eur(sum) }));
  return Response.json({ data: { items, total: items.length }, error: null });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', respond);
  sums.mockReset().mockReturnValue(null);
  viewport.isSeen = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('JackpotAmount (R-JACK-01)', () => {
  it('is refetched while it is looked at, one request for all, and keeps its sum when that fails', async () => {
    sums.mockReturnValueOnce({ 61: 150 });
    const { unmount } = renderWithTexts(
      <>
        <JackpotAmount id="61" amount={eur(100)} />
        <JackpotAmount id="63" amount={eur(3)} />
      </>,
    );
    expect(screen.getByText('100 €')).toBeVisible();
    await wait();
    expect(sums).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => {
      for (const sum of ['150 €', '3 €']) expect(screen.getByText(sum)).toBeVisible();
    }, PATIENCE_MS);
    await wait();
    expect(sums).toHaveBeenCalledTimes(2);
    expect(screen.getByText('150 €')).toBeVisible();
    unmount();
    await wait();
    expect(sums).toHaveBeenCalledTimes(2);
  });

  it('keeps the sum last read on the next page, but not before a newer one of a page opened an hour later', async () => {
    sums.mockReturnValueOnce({ 61: 150 });
    const first = renderWithTexts(<JackpotAmount id="61" amount={eur(100)} />);
    await wait();
    await vi.waitFor(() => expect(screen.getByText('150 €')).toBeVisible(), PATIENCE_MS);
    first.unmount();
    const second = renderWithTexts(<JackpotAmount id="61" amount={eur(140)} />);
    expect(screen.getByText('150 €')).toBeVisible();
    second.unmount();
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    renderWithTexts(<JackpotAmount id="61" amount={eur(200)} />);
    await vi.waitFor(() => expect(screen.getByText('200 €')).toBeVisible(), PATIENCE_MS);
    expect(sums).toHaveBeenCalledOnce();
  });

  it('is not read again while it is out of view', async () => {
    viewport.isSeen = false;
    renderWithTexts(<JackpotAmount id="61" amount={eur(100)} />);
    await wait();
    expect(sums).not.toHaveBeenCalled();
  });

  it('is not read again by itself where data are saved', async () => {
    switchDataSaverOn();
    renderWithTexts(<JackpotAmount id="61" amount={eur(100)} />);
    await wait();
    expect(sums).not.toHaveBeenCalled();
  });

  it('says that a sum is not known, and shows it as soon as it is', async () => {
    sums.mockReturnValueOnce({ 62: 7 });
    renderWithTexts(<JackpotAmount id="62" amount={null} />);
    expect(screen.getByText('–')).toBeVisible();
    await wait();
    await vi.waitFor(() => expect(screen.getByText('7 €')).toBeVisible(), PATIENCE_MS);
  });
});
