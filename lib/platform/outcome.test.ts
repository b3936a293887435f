import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/browser/pause';
import { PlatformError } from './error';
import type { PlatformErrorType } from './error-policy';
import { NotSent } from './not-sent';
import { ActionNotDone, requireDone } from './require-done';
import { isOutcomeUnknown, isOwnFailure, sendThenAsk } from './outcome';

vi.mock('@/lib/browser/pause', () => ({ pause: vi.fn(async () => null) }));
beforeEach(() => vi.mocked(pause).mockClear());

describe('isOutcomeUnknown', () => {
  const error = (type: PlatformErrorType, httpStatus: number) =>
    new PlatformError({ type, httpStatus, method: 'cashier.makedeposit' });

  it('is so when no response, a broken one or the gateway’s own came', () => {
    expect(isOutcomeUnknown(error('NetworkFailure', 0))).toBe(true);
    expect(isOutcomeUnknown(error('MalformedResponse', 200))).toBe(true);
    expect(isOutcomeUnknown(error('UnknownErrorException', 504))).toBe(true);
  });

  it('is so when the response says that something went wrong, and not what', () => {
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

  it('requests nothing after a response, whatever it says', async () => {
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

  it('reads again what may still be under way, and what the platform is done with only once', async () => {
    const isDone = vi.fn(async () => isDone.mock.calls.length === 3);
    await sendThenAsk(() => Promise.reject(lost), isDone);
    expect(vi.mocked(pause).mock.calls).toEqual([[1_000], [2_000]]);
    const done = new PlatformError({
      type: 'InternalServerErrorException',
      method: 'bonuses.remove',
      httpStatus: 500,
      isException: true,
    });
    isDone.mockClear();
    await expect(sendThenAsk(() => Promise.reject(done), isDone)).rejects.toBe(done);
    expect(isDone).toHaveBeenCalledOnce();
  });

  it.each([
    ['shows that nothing was done', async () => false],
    ['fails too', () => Promise.reject(lost)],
  ])('reports the failure when the check %s', async (_, isDone) => {
    await expect(sendThenAsk(() => Promise.reject(lost), isDone)).rejects.toBe(lost);
  });
});

describe('a failure that the platform itself reports', () => {
  const failure = (httpStatus: number, isException = true) =>
    new PlatformError({
      type: 'InternalServerErrorException',
      method: 'cashier.makedeposit',
      httpStatus,
      isException,
    });

  it.each([200, 400, 500, 501, 505])('is its own with HTTP %i', (status) => {
    expect(isOwnFailure(failure(status))).toBe(true);
  });

  it.each([502, 503, 504])('is the gateway’s with HTTP %i', (status) => {
    expect(isOwnFailure(failure(status))).toBe(false);
  });

  it('is named by an envelope', () => {
    expect(isOwnFailure(failure(500, false))).toBe(false);
    expect(isOwnFailure({ isException: true, httpStatus: 500 })).toBe(false);
  });

  it('leaves open what became of it, unless it refused the request', () => {
    expect([399, 400, 499, 500].map((status) => isOutcomeUnknown(failure(status)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const malformed = new PlatformError({
      type: 'MalformedResponse',
      method: 'cashier.makedeposit',
      httpStatus: 404,
    });
    expect(isOutcomeUnknown(malformed)).toBe(true);
  });
});

it('R-ERR-11: an action is done with the result 1 alone', () => {
  expect(() => requireDone('auth.logout', { result: 1 })).not.toThrow();
  for (const result of [0, 2, -1]) {
    expect(() => requireDone('auth.logout', { result })).toThrow(ActionNotDone);
  }
});
