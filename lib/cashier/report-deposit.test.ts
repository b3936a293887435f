import { afterEach, expect, it, vi } from 'vitest';
import { sendProductEvents } from '@/lib/browser/product-events';
import type { Attempt } from './attempts';
import { reportDeposit } from './report-deposit';

const attempt: Attempt = {
  kind: 'deposit',
  uid: 7,
  method: 'card',
  amount: '10',
  paymentId: null,
  key: 'a',
  newestId: null,
  at: 0,
  state: 'sending',
};

afterEach(() => vi.unstubAllGlobals());

it('reports a deposit to the platform once, and no other payment', () => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), requestIdleCallback: (task: () => void) => task() });
  const send = vi.fn();
  sendProductEvents(send);
  reportDeposit([], attempt, '5');
  reportDeposit([{ ...attempt, state: 'done', paymentId: '5' }], attempt, '5');
  reportDeposit([], { ...attempt, kind: 'withdrawal' }, '6');
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'deposit-made', params: { id: '5', method: 'card' } });
});
