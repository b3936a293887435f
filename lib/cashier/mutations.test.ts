// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/components/shared/query/query-client';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { attemptsText, browserTools, listenToAttempts, parseAttempts } from './attempt-memory';
import { useCancelWithdrawal, useMakeDeposit, useMakeWithdrawal } from './mutations';
import { attempt } from './submit-once.test-support';

const sender = {
  uid: 1,
  isRepeatWanted: false,
  knownNewestId: undefined,
  signal: new AbortController().signal,
};
const payment = { method: 'card', amount: '20', requisites: { card_holder: 'Ann' } };
const deposit = { ...payment, campaign_offer_id: null };
const wirePayment = { ...payment, requisites: '{"card_holder":"Ann"}' };

const call = platformCalls();
const READS = ['cashier.gethistory', 'account.getInfo'];
const sent = () => call.mock.calls.filter(([name]) => !READS.includes(name));

/** The platform responds to every money call like this; the history is empty. */
function platformReturns(respond: () => Promise<unknown>) {
  call.mockImplementation((name) => (name === 'cashier.gethistory' ? { items: [], total: 0 } : respond()));
}

/** Renders a cashier hook once, which is all that a mutation needs, with a cache that has one cashier query. */
function renderSubmission<Hook>(use: () => Hook) {
  const client = createQueryClient();
  client.setQueryData(['cashier', 'recent'], 'read before');
  client.setQueryData(['games'], 'read before');
  const rendered: Hook[] = [];
  const Part = () => {
    rendered.push(use());
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client }, createElement(Part)));
  const isStale = (key: string[]) => client.getQueryState(key)?.isInvalidated;
  const policy = () => client.getMutationCache().getAll()[0]?.options;
  return { submission: rendered[0] as Hook, isStale, policy };
}

beforeEach(() => {
  call.mockReset();
  localStorage.clear();
});

describe('payments', () => {
  it('R-CASH-02: a deposit is sent once and everything of the cashier is read again', async () => {
    platformReturns(() => Promise.resolve({ id: '7', status: 'pending', redirect: null }));
    const { submission, isStale, policy } = renderSubmission(useMakeDeposit);
    const outcome = await submission.mutateAsync({ sender, payment: deposit });
    expect(outcome).toMatchObject({ kind: 'made', result: { id: '7' } });
    expect(sent()).toEqual([['cashier.makedeposit', { ...wirePayment, campaign_offer_id: 'null' }]]);
    expect(browserTools.memory.read()).toMatchObject([
      { kind: 'deposit', uid: 1, method: 'card', amount: '20', paymentId: '7', state: 'done' },
    ]);
    expect([isStale(['cashier', 'recent']), isStale(['games'])]).toEqual([true, false]);
    expect(policy()).toMatchObject({ mutationKey: ['cashier', 'deposit'], meta: { errors: 'inline' } });
  });

  it('R-CASH-03: a withdrawal is sent once and stored as one', async () => {
    platformReturns(() => Promise.resolve({ id: '8', status: 'pending' }));
    const { submission, isStale, policy } = renderSubmission(useMakeWithdrawal);
    await submission.mutateAsync({ sender, payment });
    expect(sent()).toEqual([['cashier.makewithdrawal', wirePayment]]);
    expect(browserTools.memory.read()).toMatchObject([{ kind: 'withdrawal', paymentId: '8' }]);
    expect(isStale(['cashier', 'recent'])).toBe(true);
    expect(policy()).toMatchObject({ mutationKey: ['cashier', 'withdrawal'], meta: { errors: 'inline' } });
  });

  it('R-CASH-03: a cancellation names its withdrawal, and other parts react to its failure', async () => {
    platformReturns(() => Promise.resolve({ result: 1 }));
    const { submission, isStale, policy } = renderSubmission(useCancelWithdrawal);
    await submission.mutateAsync({ uid: 1, id: '9', method: 'card', amount: '20' });
    expect(sent()).toEqual([['cashier.cancelwithdrawal', { id: '9' }]]);
    expect(browserTools.memory.read()).toMatchObject([{ kind: 'cancel', paymentId: '9', state: 'done' }]);
    expect(isStale(['cashier', 'recent'])).toBe(true);
    expect(policy()).toMatchObject({ mutationKey: ['cashier', 'cancel'], meta: { errors: 'react' } });
  });

  it.each(['declined', 'cancelled'])('one that is %s at once is forgotten', async (status) => {
    platformReturns(() => Promise.resolve({ id: '7', status, redirect: null }));
    const deposits = renderSubmission(useMakeDeposit).submission;
    await deposits.mutateAsync({ sender, payment: deposit });
    const withdrawals = renderSubmission(useMakeWithdrawal).submission;
    await withdrawals.mutateAsync({ sender, payment });
    expect(browserTools.memory.read()).toEqual([]);
  });

  it.each([
    ['deposit', useMakeDeposit, { sender, payment: deposit }],
    ['withdrawal', useMakeWithdrawal, { sender, payment }],
    ['cancellation', useCancelWithdrawal, { uid: 1, id: '9', method: 'card', amount: '20' }],
  ] as const)('R-CASH-02: a refused %s is reported, never sent again', async (_, use, input) => {
    const refusal = platformFailure('BillingTransactionDeclinedException');
    platformReturns(() => Promise.reject(refusal));
    const { submission, isStale } = renderSubmission(use as typeof useMakeDeposit);
    await expect(submission.mutateAsync(input as never)).rejects.toMatchObject({ type: refusal.type });
    expect(sent()).toHaveLength(1);
    expect(isStale(['cashier', 'recent'])).toBe(true);
  });

  it('a cancellation that the platform did not carry out is a failure', async () => {
    platformReturns(() => Promise.resolve({ result: 0 }));
    const { submission } = renderSubmission(useCancelWithdrawal);
    const input = { uid: 1, id: '9', method: 'card', amount: '20' };
    await expect(submission.mutateAsync(input)).rejects.toThrow();
    expect(browserTools.memory.read()).toEqual([]);
  });
});

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

describe('what the browser remembers of payments', () => {
  const fresh = () => attempt({ at: Date.now() });

  it('is read as one text, without another player’s', () => {
    browserTools.memory.write([fresh(), attempt({ uid: 2, at: Date.now() })]);
    const text = attemptsText(1);
    expect(parseAttempts(text, 1)).toMatchObject([{ uid: 1, key: 'a' }]);
    expect(parseAttempts(text, 2)).toEqual([]);
    expect(parseAttempts('{}', 1)).toEqual([]);
  });

  it('is nothing at first', () => expect(browserTools.memory.read()).toEqual([]));

  it('is announced to listeners when this tab or another one changes it', () => {
    const listener = vi.fn();
    const stop = listenToAttempts(listener);
    const dispatch = (key: string | null) => window.dispatchEvent(storageEvent(key));
    browserTools.memory.write([fresh()]);
    expect(listener).toHaveBeenCalledTimes(1);
    dispatch('payment_attempts');
    dispatch(null);
    expect(listener).toHaveBeenCalledTimes(3);
    dispatch('consent');
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    dispatch('payment_attempts');
    browserTools.memory.write([]);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('is announced to several listeners once each, as long as one is left', () => {
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    const listeners = [vi.fn(), vi.fn()] as const;
    const [stopFirst, stopSecond] = [listenToAttempts(listeners[0]), listenToAttempts(listeners[1])];
    stopFirst();
    window.dispatchEvent(storageEvent('payment_attempts'));
    expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([0, 1]);
    stopSecond();
    const ofStorage = (spy: typeof add | typeof remove) =>
      spy.mock.calls.filter(([type]) => type === 'storage');
    expect([ofStorage(add).length, ofStorage(remove).length]).toEqual([1, 1]);
  });

  it('has a key of its own for each attempt', () => {
    const keys = Array.from({ length: 20 }, () => browserTools.newKey());
    expect(new Set(keys).size).toBe(20);
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
    expect(Math.abs(browserTools.now() - Date.now())).toBeLessThan(60_000);
  });

  it('lets one tab send at a time', async () => {
    const inner = browserTools.alone(
      async () => (await browserTools.alone(() => Promise.resolve(1))) ?? 'busy',
    );
    expect(await inner).toEqual({ result: 'busy' });
  });
});
