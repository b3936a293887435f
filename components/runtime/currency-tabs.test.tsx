import { beforeEach, expect, it, vi } from 'vitest';
import { followCurrency, tellCurrencyChanged } from './currency-tabs';
import { queryClient } from './query-client';
import { askAgain } from './session-change';

vi.mock('./session-change', () => ({ askAgain: vi.fn() }));

const isStale = () => queryClient.getQueryState(['cashier'])?.isInvalidated;
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.setQueryData(['cashier'], 'in euro');
});

it('R-SESS-14 a currency changed in another tab has account and page read anew', async () => {
  const stop = followCurrency();
  tellCurrencyChanged();
  await vi.waitFor(() => expect(askAgain).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(isStale()).toBe(true));
  stop();
});

it('hears nothing while the document is away, nor after its player has gone', async () => {
  const stop = followCurrency();
  window.dispatchEvent(new Event('pagehide'));
  tellCurrencyChanged();
  await soon();
  expect(askAgain).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  tellCurrencyChanged();
  await vi.waitFor(() => expect(askAgain).toHaveBeenCalledOnce());
  stop();
  tellCurrencyChanged();
  await soon();
  expect(askAgain).toHaveBeenCalledOnce();
});

it('does without, where browsers cannot tell their tabs', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(() => {
    followCurrency()();
    tellCurrencyChanged();
  }).not.toThrow();
  vi.unstubAllGlobals();
});
