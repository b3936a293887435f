import { describe, expect, it, vi } from 'vitest';
import { NotSent } from '@/lib/platform/not-sent';
import { platformFailure } from '../../tests/support/platform-failure';
import type { Attempt, Intention } from './attempts';
import { searchAttempt, submitOnce, settleAttempt, type Submission } from './submit-once';
import { NOW, attempt, moneyTools, payment } from './submit-once.test-support';

const wanted: Intention = { kind: 'deposit', uid: 1, method: 'card', amount: '20', paymentId: null };
const withdrawal: Intention = { ...wanted, kind: 'withdrawal' };
const cancellation: Intention = { ...wanted, kind: 'cancel', paymentId: '5' };
const noResponse = () => platformFailure('NetworkFailure', { httpStatus: 0 });
const ownFailure = () =>
  platformFailure('InternalServerErrorException', { httpStatus: 500, isException: true });

interface Result {
  id: string;
  status?: string;
}
const idOf = ({ id }: Result) => id;
const returning = (result: Result) => vi.fn(() => Promise.resolve(result));
const failing = (error: Error) => vi.fn(() => Promise.reject<Result>(error));

describe('a payment that is sent', () => {
  it('R-CASH-02: is remembered before it leaves, with what the history ended with', async () => {
    const tools = moneyTools({ history: [payment('7'), payment('9')] });
    const seen: unknown[] = [];
    const send = vi.fn(() => {
      seen.push(tools.stored());
      return Promise.resolve({ id: '10' });
    });
    const submission = await submitOnce(tools, wanted, { send, idOf });
    expect(submission).toEqual({ kind: 'made', result: { id: '10' } });
    const remembered = { ...wanted, key: 'key-1', newestId: '9', at: NOW };
    expect(seen).toEqual([[{ ...remembered, state: 'sending' }]]);
    expect(tools.stored()).toEqual([{ ...remembered, state: 'done', paymentId: '10' }]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leaves what is stored of other payments alone', async () => {
    const other = attempt({ key: 'other', kind: 'withdrawal' });
    const tools = moneyTools({ stored: [other] });
    await submitOnce(tools, wanted, { send: returning({ id: '10' }), idOf });
    expect(tools.stored()).toMatchObject([other, { key: 'key-1', state: 'done' }]);
  });

  it.each([
    ['deposit', wanted],
    ['withdrawal', withdrawal],
  ] as const)('reads the 20 newest %ss before it goes', async (type, intention) => {
    const tools = moneyTools();
    await submitOnce(tools, intention, { send: returning({ id: '10' }), idOf });
    expect(tools.historyReads()).toEqual([{ offset: 0, count: 20, type }]);
  });

  it.each([
    ['a deposit', wanted],
    ['a withdrawal', withdrawal],
    ['a cancellation', cancellation],
  ])(
    'R-CASH-03: %s stays where it is when the browser has the session of another player',
    async (_what, intention) => {
      const tools = moneyTools({ here: 2 });
      const send = returning({ id: '10' });
      expect(await submitOnce(tools, intention, { send, idOf })).toEqual({ kind: 'otherPlayer' });
      expect(send).not.toHaveBeenCalled();
      expect(tools.stored()).toEqual([]);
    },
  );

  it.each([null, 0])(
    'goes where it cannot be read whose session it is, or the session is over (%s)',
    async (here) => {
      const send = returning({ id: '10' });
      expect(await submitOnce(moneyTools({ here }), wanted, { send, idOf })).toMatchObject({ kind: 'made' });
      expect(send).toHaveBeenCalledTimes(1);
    },
  );

  it('is forgotten when the response refuses it: there is nothing another one could repeat', async () => {
    const tools = moneyTools();
    const result = { id: '10', status: 'declined' };
    const isRefused = ({ status }: Result) => status === 'declined';
    const submission = await submitOnce(tools, wanted, { send: returning(result), idOf, isRefused });
    expect(submission).toEqual({ kind: 'made', result });
    expect(tools.stored()).toEqual([]);
    await submitOnce(tools, wanted, { send: returning({ id: '11', status: 'pending' }), idOf, isRefused });
    expect(tools.stored()).toMatchObject([{ state: 'done', paymentId: '11' }]);
  });

  it('is not sent while another tab sends one', async () => {
    const tools = moneyTools({ isBusy: true });
    const send = returning({ id: '10' });
    expect(await submitOnce(tools, wanted, { send, idOf })).toEqual({ kind: 'busy' });
    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent when the player walked away before it left, and then leaves no trace', async () => {
    const leaving = new AbortController();
    const tools = moneyTools({ onRead: () => leaving.abort(new Error('left')) });
    const send = returning({ id: '10' });
    const { signal } = leaving;
    await expect(submitOnce(tools, wanted, { send, idOf, signal })).rejects.toThrow('left');
    expect(send).not.toHaveBeenCalled();
    expect(tools.stored()).toEqual([]);
  });
});

describe('a payment with an earlier one in its way', () => {
  it('R-CASH-02: is not sent while one is without an outcome; a tab that was closed has left it behind', async () => {
    const left = attempt({ state: 'sending' });
    const tools = moneyTools({ stored: [left] });
    const send = returning({ id: '10' });
    const submission = await submitOnce(tools, wanted, { send, idOf });
    expect(submission).toEqual({ kind: 'open', attempt: { ...left, state: 'unknown' } });
    expect(tools.stored()).toEqual([{ ...left, state: 'unknown' }]);
    expect(send).not.toHaveBeenCalled();
    expect(tools.historyReads()).toEqual([]);
  });

  it('asks the player when the same was made minutes ago, and sends it when that was meant', async () => {
    const done = attempt({ state: 'done', paymentId: '9' });
    const tools = moneyTools({ stored: [done], history: [payment('9')] });
    const send = returning({ id: '10' });
    expect(await submitOnce(tools, wanted, { send, idOf })).toEqual({ kind: 'repeat', attempt: done });
    expect(send).not.toHaveBeenCalled();
    await submitOnce(tools, wanted, { send, idOf, isRepeatWanted: true });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each(['declined', 'cancelled'])('does not ask when the same came to nothing: %s', async (status) => {
    const done = attempt({ state: 'done', paymentId: '9' });
    const history = [payment('8'), payment('9', { status })];
    const tools = moneyTools({ stored: [done], history });
    const submission = await submitOnce(tools, wanted, { send: returning({ id: '10' }), idOf });
    expect(submission.kind).toBe('made');
  });

  it('asks when the history does not show how the same one ended', async () => {
    const done = attempt({ state: 'done', paymentId: '9' });
    const another = payment('8', { status: 'declined' });
    const unread = moneyTools({ stored: [done], fails: ownFailure() });
    const absent = moneyTools({ stored: [done], history: [another] });
    for (const tools of [unread, absent]) {
      const submission = await submitOnce(tools, wanted, { send: returning({ id: '10' }), idOf });
      expect(submission).toEqual({ kind: 'repeat', attempt: done });
    }
  });
});

describe('a history that cannot be read before a payment', () => {
  const sendWith = async (error: Error, knownNewestId?: string | null) => {
    const tools = moneyTools({ fails: error });
    const send = returning({ id: '10' });
    const submission = submitOnce(tools, wanted, { send, idOf, knownNewestId });
    await submission.catch(() => null);
    return { tools, send, submission };
  };

  it('holds no payment back, which then goes by what the page knows', async () => {
    const { tools, submission } = await sendWith(ownFailure(), '4');
    expect((await submission).kind).toBe('made');
    expect(tools.stored()).toMatchObject([{ newestId: '4' }]);
  });

  it('means without a connection that nothing is sent', async () => {
    const { submission, send, tools } = await sendWith(noResponse());
    expect(await submission).toEqual({ kind: 'unreachable' });
    expect(send).not.toHaveBeenCalled();
    expect(tools.stored()).toEqual([]);
  });

  it.each([
    ['the session ended', platformFailure('AuthorizationException')],
    ['the player is banned', platformFailure('UserBannedException')],
    ['the platform is closed', platformFailure('ApplicationUnavailableException')],
    ['the visitor has no access', platformFailure('AccessDeniedException', { httpStatus: 403 })],
    ['the page has a fault of its own', new TypeError('a fault')],
  ])('is reported when %s, and nothing is sent', async (_, error) => {
    const { submission, send } = await sendWith(error);
    await expect(submission).rejects.toBe(error);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a cancellation', () => {
  it('R-CASH-03: reads no history before it goes, and is stored with its withdrawal', async () => {
    const tools = moneyTools();
    await submitOnce(tools, cancellation, { send: returning({ id: '5' }), idOf });
    expect(tools.historyReads()).toEqual([]);
    expect(tools.stored()).toMatchObject([{ kind: 'cancel', paymentId: '5', newestId: null }]);
  });

  it('at which the platform failed goes by the state of its withdrawal', async () => {
    const cancelWith = async (status: string) => {
      const tools = moneyTools({ history: [payment('5', { status }), payment('6', { status: 'success' })] });
      const send = failing(ownFailure());
      const kind = await submitOnce(tools, cancellation, { send, idOf }).then(
        (submission) => submission.kind,
        () => 'thrown',
      );
      return { kind, historyReads: tools.historyReads() };
    };
    expect(await cancelWith('pending')).toEqual({
      kind: 'thrown',
      historyReads: [{ offset: 0, count: 20, type: 'withdrawal' }],
    });
    expect((await cancelWith('cancelled')).kind).toBe('unknown');
  });
});

describe('a payment without a response', () => {
  const sendAnd = async (error: Error, later: Parameters<typeof moneyTools>[0] = {}) => {
    const tools = moneyTools({ history: [payment('9')] });
    const send = vi.fn(() => {
      tools.change(later);
      return Promise.reject<Result>(error);
    });
    const outcome = await submitOnce(tools, wanted, { send, idOf }).then(
      (submission): Submission<Result> | { kind: 'thrown'; error: unknown } => submission,
      (thrown: unknown) => ({ kind: 'thrown' as const, error: thrown }),
    );
    expect(send).toHaveBeenCalledTimes(1);
    return { tools, outcome };
  };

  it('R-CASH-22: is stored as unknown, and the history is not read on the spot', async () => {
    const { tools, outcome } = await sendAnd(noResponse());
    const unknown = { ...wanted, key: 'key-1', newestId: '9', at: NOW, state: 'unknown' };
    expect(outcome).toEqual({ kind: 'unknown', attempt: unknown });
    expect(tools.stored()).toEqual([unknown]);
    expect(tools.historyReads()).toHaveLength(1);
  });

  it.each([
    ['a refusal', platformFailure('BillingTransactionDeclinedException')],
    ['a call that never left', new NotSent('cashier.makedeposit')],
  ])('differs from %s, which is thrown and forgotten', async (_, error) => {
    const { tools, outcome } = await sendAnd(error);
    expect(outcome).toEqual({ kind: 'thrown', error });
    expect(tools.stored()).toEqual([]);
  });

  it('R-CASH-22: at which the platform failed is thrown when the history does not hold it', async () => {
    const { tools, outcome } = await sendAnd(ownFailure());
    expect(outcome.kind).toBe('thrown');
    expect(tools.stored()).toEqual([]);
  });

  it.each([
    ['holds it', { history: [payment('10'), payment('9')] }],
    ['holds several', { history: [payment('11'), payment('10')] }],
    ['cannot be read', { fails: noResponse() }],
  ])('at which the platform failed is unknown when the history %s', async (_, later) => {
    const { tools, outcome } = await sendAnd(ownFailure(), later);
    expect(outcome.kind).toBe('unknown');
    expect(tools.stored()).toMatchObject([{ state: 'unknown' }]);
  });
});

describe('the search for a lost payment', () => {
  const lost = attempt({ newestId: '9' });
  const search = async (tools: ReturnType<typeof moneyTools>, given: Attempt = lost) => {
    const waits: number[] = [];
    const found = await searchAttempt(tools, given, (ms) => {
      waits.push(ms);
      tools.later();
      return Promise.resolve();
    });
    return { found, waits };
  };

  it('ends at once with what it finds', async () => {
    const tools = moneyTools({ history: [payment('10'), payment('9')] });
    expect(await search(tools)).toEqual({ found: { kind: 'found', payment: payment('10') }, waits: [] });
    expect(tools.historyReads()).toEqual([{ offset: 0, count: 20, type: 'deposit' }]);
  });

  it('looks for a withdrawal among withdrawals', async () => {
    const tools = moneyTools({ history: [payment('10')] });
    await search(tools, attempt({ kind: 'withdrawal', newestId: '9' }));
    expect(tools.historyReads()).toEqual([{ offset: 0, count: 20, type: 'withdrawal' }]);
  });

  it('says that it may be one of several', async () => {
    const tools = moneyTools({ history: [payment('11'), payment('10')] });
    expect((await search(tools)).found).toEqual({ kind: 'several' });
  });

  it('reports an unknown outcome where earlier payments are not known', async () => {
    const tools = moneyTools({ history: [payment('10')] });
    expect((await search(tools, attempt({ newestId: undefined }))).found).toEqual({ kind: 'unsure' });
  });

  it('looks for it with growing waits, about a minute in all, and then gives up', async () => {
    const tools = moneyTools({ history: [payment('9')] });
    expect(await search(tools)).toEqual({
      found: { kind: 'none' },
      waits: [2_000, 4_000, 8_000, 16_000, 30_000],
    });
    expect(tools.historyReads()).toHaveLength(6);
  });

  it('finds one that comes later, and one behind a read that failed', async () => {
    const tools = moneyTools({ fails: noResponse(), then: { history: [payment('10')] } });
    expect(await search(tools)).toMatchObject({ found: { kind: 'found' }, waits: [2_000] });
  });

  it('says that the history never responded', async () => {
    const tools = moneyTools({ fails: noResponse() });
    expect((await search(tools)).found).toEqual({ kind: 'silent' });
  });

  it.each([platformFailure('AuthorizationException'), new TypeError('a fault')])(
    'ends with a failure that concerns more than the history: %s',
    async (fails) => {
      await expect(search(moneyTools({ fails }))).rejects.toBe(fails);
    },
  );

  it('does not take a payment for the lost one that another attempt has already become', async () => {
    const done = attempt({ key: 'other', state: 'done', paymentId: '10' });
    const tools = moneyTools({ stored: [done, lost], history: [payment('10')] });
    expect((await search(tools)).found).toEqual({ kind: 'none' });
    const own = moneyTools({ stored: [{ ...lost, paymentId: '10' }], history: [payment('10')] });
    expect((await search(own)).found.kind).toBe('found');
  });

  it('finds a cancellation once its own withdrawal is pending no more', async () => {
    const cancel = attempt({ kind: 'cancel', paymentId: '5' });
    const other = payment('6', { status: 'cancelled' });
    const pending = moneyTools({ history: [payment('5'), other] });
    expect((await search(pending, cancel)).found).toEqual({ kind: 'none' });
    const cancelled = payment('5', { status: 'cancelled' });
    const tools = moneyTools({ history: [cancelled, other] });
    expect((await search(tools, cancel)).found).toEqual({ kind: 'found', payment: cancelled });
  });
});

describe('an attempt whose outcome is known', () => {
  const lost = attempt();
  const other = attempt({ key: 'other', kind: 'withdrawal' });

  it('is stored as done with its payment', () => {
    const tools = moneyTools({ stored: [lost, other] });
    settleAttempt(tools, lost, { paymentId: '10' });
    expect(tools.stored()).toEqual([other, { ...lost, state: 'done', paymentId: '10' }]);
  });

  it('is forgotten when it was given up', () => {
    const tools = moneyTools({ stored: [lost, other] });
    settleAttempt(tools, lost, 'given-up');
    expect(tools.stored()).toEqual([other]);
  });
});
