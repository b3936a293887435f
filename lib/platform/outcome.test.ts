import { describe, expect, it, vi } from 'vitest';
import { PlatformError, type PlatformErrorType } from './error';
import { NotSent } from './not-sent';
import { ActionNotDone } from './require-done';
import { isOutcomeUnknown, sendThenAsk } from './outcome';

describe('isOutcomeUnknown', () => {
  const error = (type: PlatformErrorType, httpStatus: number) =>
    new PlatformError({ type, httpStatus, method: 'cashier.makedeposit' });

  it('is so when no answer, a broken one or the gateway’s own came', () => {
    expect(isOutcomeUnknown(error('NetworkFailure', 0))).toBe(true);
    expect(isOutcomeUnknown(error('MalformedResponse', 200))).toBe(true);
    expect(isOutcomeUnknown(error('UnknownErrorException', 504))).toBe(true);
  });

  it('is so when the answer says that something went wrong, and not what', () => {
    expect(isOutcomeUnknown(error('UnknownErrorException', 200))).toBe(true);
    expect(isOutcomeUnknown(error('InternalServerErrorException', 500))).toBe(true);
  });

  it('is not so when the platform refused', () => {
    expect(isOutcomeUnknown(error('BillingUnavailableException', 200))).toBe(false);
    expect(isOutcomeUnknown(error('UnknownErrorException', 403))).toBe(false);
    expect(isOutcomeUnknown(error('UnknownErrorException', 429))).toBe(false);
    expect(isOutcomeUnknown(new Error('x'))).toBe(false);
    expect(isOutcomeUnknown(new ActionNotDone('bonuses.remove'))).toBe(false);
    expect(isOutcomeUnknown(new NotSent('bonuses.remove'))).toBe(false);
  });
});

describe('sendThenAsk', () => {
  const lost = new PlatformError({ type: 'NetworkFailure', httpStatus: 0, method: 'bonuses.remove' });
  const refused = new PlatformError({
    type: 'BillingUnavailableException',
    httpStatus: 200,
    method: 'bonuses.remove',
  });

  it('asks nothing after an answer, whatever it says', async () => {
    const isDone = vi.fn(async () => true);
    await sendThenAsk(async () => {}, isDone);
    await expect(sendThenAsk(() => Promise.reject(refused), isDone)).rejects.toBe(refused);
    expect(isDone).not.toHaveBeenCalled();
  });

  it('is content when a lost action turns out to be carried out, and sends it once', async () => {
    const send = vi.fn(() => Promise.reject(lost));
    await sendThenAsk(send, async () => true);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['shows that nothing was done', async () => false],
    ['fails too', () => Promise.reject(lost)],
  ])('tells the failure when the question %s', async (_, isDone) => {
    await expect(sendThenAsk(() => Promise.reject(lost), isDone)).rejects.toBe(lost);
  });
});
