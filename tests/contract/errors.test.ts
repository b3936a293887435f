import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { routing, type Locale } from '@/i18n/routing';
import { getGames } from '@/lib/games/api';
import { PlatformError } from '@/lib/platform/error';
import { fatalPage, type ExceptionType } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from '../support/exception-types';
import { createSandbox, type Sandbox } from '@/sandbox/index';
import { statusOf } from '../support/exception-statuses';
import { control, createVisitor } from '../support/sandbox-visitor';

const FATAL: Partial<Record<ExceptionType, string>> = {
  UserBannedException: 'blocked',
  AccessDeniedException: 'forbidden',
  ApplicationDisabledException: 'maintenance',
  ApplicationUnavailableException: 'maintenance',
};

/** Words by which a text says what to do next, in each language. */
const ADVICE: Readonly<Record<Locale, RegExp>> = {
  en: /please|try|choose|contact|wait|check|come back|sign in/i,
  fr: /veuillez|consultez|réessay|revenez|essayez|choisissez|contactez|patientez|vérifiez|complétez|confirmez|faites/i,
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
  it('R-ERR-14: has in every language a text that says what to do next', () => {
    for (const locale of routing.locales) {
      expect(catalogue[locale].errors[type], locale).toMatch(ADVICE[locale]);
    }
  });

  it('R-ERR-02: arrives as itself with the status of the contract, and once', async () => {
    await strike({ kind: 'exception', type, message: 'because' });
    const error = await failure();
    expect(error).toMatchObject({
      type,
      httpStatus: statusOf(type),
      method: 'games.get',
      message: 'because',
    });
    expect(fatalPage(error)).toBe(FATAL[type] ?? null);
    const { items } = await createVisitor(sandbox).call(getGames, { count: 1 });
    expect(items).toHaveLength(1);
  });
});

describe('a malformed response', () => {
  it.each([
    ['garbage', 'UnknownErrorException'],
    ['html', 'UnknownErrorException'],
    ['empty', 'UnknownErrorException'],
    ['drop-after', 'NetworkFailure'],
    ['cut', 'NetworkFailure'],
  ])('%s counts as %s', async (kind, type) => {
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
