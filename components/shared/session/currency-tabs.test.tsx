import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { followCurrency, announceCurrencyChange } from './currency-tabs';
import { listenToTabs } from '@/lib/browser/channel';
import { queryClient } from '@/components/shared/query/query-client';
import { recheckSession } from './session-change';

vi.mock('./session-change', () => ({ recheckSession: vi.fn() }));

/** Simulates another document of this browser. */
const otherTab = new BroadcastChannel('tabs');
const receivedThere = vi.fn();
const isStale = () => queryClient.getQueryState(['cashier'])?.isInvalidated;

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.setQueryData(['cashier'], 'in euro');
  otherTab.onmessage = ({ data }) => void receivedThere(data);
});
afterAll(() => otherTab.close());

it('R-SESS-14 a currency changed in another tab has account and page refetched', async () => {
  const stop = followCurrency();
  otherTab.postMessage({ kind: 'currency' });
  await waitFor(() => expect(recheckSession).toHaveBeenCalledOnce());
  await waitFor(() => expect(isStale()).toBe(true));
  stop();
});

it('R-SESS-14 the other tabs are notified of a changed currency', async () => {
  announceCurrencyChange();
  await waitFor(() => expect(receivedThere).toHaveBeenCalledWith({ kind: 'currency' }));
});

it('receives nothing else, and nothing after its player has gone', async () => {
  const arrived = vi.fn();
  const stopListening = listenToTabs(arrived);
  const stop = followCurrency();
  otherTab.postMessage({ kind: 'activity', at: 1 });
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(1));
  stop();
  otherTab.postMessage({ kind: 'currency' });
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
  expect(recheckSession).not.toHaveBeenCalled();
  stopListening();
});
