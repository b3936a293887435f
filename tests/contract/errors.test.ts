import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';
import { getGames } from '@/lib/games/api';
import { EXCEPTION_TYPES, PlatformError, type ExceptionType } from '@/lib/platform/error';
import { ERROR_POLICY, fatalPage } from '@/lib/platform/error-policy';
import { createSandbox, type Sandbox } from '@/sandbox/index';
import { control, createVisitor } from '../support/sandbox-visitor';

/** Contract part 6; every other type answers with 200. */
const STATUSES: Partial<Record<ExceptionType, number>> = {
  UserBannedException: 403,
  AccessDeniedException: 403,
  MethodNotFoundException: 404,
  TooManyRequestsException: 429,
  UnknownErrorException: 500,
  InternalServerErrorException: 500,
  ApplicationDisabledException: 503,
  ApplicationUnavailableException: 503,
};

const FATAL: Partial<Record<ExceptionType, string>> = {
  UserBannedException: 'blocked',
  AccessDeniedException: 'forbidden',
  ApplicationDisabledException: 'maintenance',
  ApplicationUnavailableException: 'maintenance',
};

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ database: ':memory:', isControlEnabled: true });
});
beforeEach(() => control(sandbox, 'fault', undefined, 'DELETE'));
afterAll(() => sandbox.close());

async function failure(): Promise<PlatformError> {
  const error: unknown = await createVisitor(sandbox)
    .call(getGames, { count: 1 })
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  if (error instanceof PlatformError) return error;
  throw new Error(`No failure of the platform: ${String(error)}`);
}

const strike = (fault: Record<string, unknown>) =>
  control(sandbox, 'fault', { side: 'platform', target: 'games.get', times: 1, ...fault });

describe.each(EXCEPTION_TYPES)('%s', (type) => {
  it('R-ERR-01: has a policy and a text in every language', () => {
    expect(ERROR_POLICY[type]).toBeDefined();
    for (const locale of routing.locales) expect(catalogue[locale].errors[type].trim(), locale).not.toBe('');
  });

  it('R-ERR-02: arrives as itself with the status of the contract, and once', async () => {
    await strike({ kind: 'exception', type, message: 'because' });
    const error = await failure();
    expect(error).toMatchObject({
      type,
      httpStatus: STATUSES[type] ?? 200,
      method: 'games.get',
      message: 'because',
    });
    expect(fatalPage(error)).toBe(FATAL[type] ?? null);
    const { items } = await createVisitor(sandbox).call(getGames, { count: 1 });
    expect(items).toHaveLength(1);
  });
});

describe('an answer that is none', () => {
  it.each([
    ['garbage', 'UnknownErrorException'],
    ['html', 'UnknownErrorException'],
    ['empty', 'UnknownErrorException'],
    ['drop-after', 'NetworkFailure'],
    ['cut', 'NetworkFailure'],
  ])('contract 1.3: %s is %s', async (kind, type) => {
    await strike({ kind });
    expect((await failure()).type).toBe(type);
  });

  it('R-ERR-05: a bare HTTP 403 is fatal', async () => {
    await strike({ kind: 'status', status: 403 });
    expect(fatalPage(await failure())).toBe('forbidden');
  });

  it('R-ERR-16: a bare HTTP 503 is not', async () => {
    await strike({ kind: 'status', status: 503 });
    expect(fatalPage(await failure())).toBeNull();
  });
});
