import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';
import { catalogue } from '@/i18n/catalogue';
import { errorKind, type ExceptionType } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { noteSignIn } from '@/lib/session/fresh-sign-in';
import { user as account } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { actionText } from '@/tests/support/action-text';
import { platformFailure } from '../../../tests/support/platform-failure';
import { reactToError } from './error-reactions';
import { errorText } from './error-text';

const call = platformCalls();

const player = account.parse({ uid: 1001 });
const toasts = () => useToasts.getState().toasts.map(({ type, text }) => `${type}: ${text}`);
const dialogs = () => useDialogs.getState().stack.map(({ name, props }) => ({ name, props }));

beforeEach(() => {
  document.documentElement.lang = 'en';
  closeAllDialogs();
  useFatal.getState().reset();
  useToasts.getState().reset();
  useSession.getState().reset();
  // The probe before a session is dropped returns a guest.
  call.mockReset().mockImplementation(async (name) => {
    if (name === 'account.getInfo') return { uid: 0 };
    throw new Error('offline');
  });
});

describe('fatal responses take effect whoever asked', () => {
  it.each(['react', 'inline', 'log'] as const)('R-ERR-03 to R-ERR-05: handled as "%s"', async (handling) => {
    await reactToError(platformFailure('UserBannedException', { httpStatus: 403 }), handling);
    expect(useFatal.getState().kind).toBe('blocked');
    await reactToError(platformFailure('ApplicationDisabledException'), handling);
    expect(useFatal.getState().kind).toBe('maintenance');
    await reactToError(platformFailure('UnknownErrorException', { httpStatus: 403 }), handling);
    expect(useFatal.getState().kind).toBe('forbidden');
    expect([...toasts(), ...dialogs()]).toEqual([]);
  });
});

describe('a lost session', () => {
  it('is forgotten, and signing in is offered with the reason', async () => {
    useSession.getState().setUser(player);
    await reactToError(platformFailure('AuthorizationException'), 'log');
    expect(useSession.getState().status).not.toBe('player');
    expect(dialogs()).toEqual([{ name: 'auth', props: { type: 'authorization', hasSessionEnded: true } }]);
  });

  it('right after a sign-in is blamed on a refused cookie: it would otherwise happen for ever', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const text = `error: ${catalogue.en.errors.sessionNotKept}`;
    for (const [later, said] of [
      [3_000, [text]],
      [11_000, []],
    ] as const) {
      useToasts.getState().reset();
      closeAllDialogs();
      useSession.getState().setUser(player);
      noteSignIn();
      vi.advanceTimersByTime(later);
      await reactToError(platformFailure('AuthorizationException'), 'log');
      await vi.dynamicImportSettled();
      expect(toasts()).toEqual(said);
      const props = { type: 'authorization', hasSessionEnded: said.length === 0 };
      expect(dialogs()).toEqual([{ name: 'auth', props }]);
    }
    vi.useRealTimers();
  });

  it.each([
    ['still signed in', { data: { uid: 1001 }, error: null }, 200],
    ['no response', {}, 502],
  ])('is no loss where account.getInfo, requested once, says otherwise: %s', async (_, body, status) => {
    const fetch = vi.fn(async () => Response.json(body, { status }));
    vi.stubGlobal('fetch', fetch);
    writeStored('last_games', ['kept']);
    useSession.getState().setUser(player);
    const late = platformFailure('AuthorizationException');
    await Promise.all([reactToError(late, 'log'), reactToError(late, 'log')]);
    expect(fetch).toHaveBeenCalledOnce();
    expect(useSession.getState().user).toBe(player);
    expect(readStored('last_games')).toEqual(['kept']);
    expect([...toasts(), ...dialogs()]).toEqual([]);
    await reactToError(late, 'react');
    expect(toasts()).toEqual([`error: ${catalogue.en.errors.AuthorizationException}`]);
    vi.unstubAllGlobals();
  });

  it('is not forgotten where somebody else signed in meanwhile', async () => {
    useSession.getState().setUser(player);
    const reaction = reactToError(platformFailure('AuthorizationException'), 'log');
    useSession.getState().setUser(account.parse({ uid: 1002 }));
    await reaction;
    expect(useSession.getState().user?.uid).toBe(1002);
    expect(dialogs()).toEqual([]);
  });

  it('is silent for a guest', async () => {
    useSession.getState().setGuest();
    await reactToError(platformFailure('AuthorizationException'), 'react');
    expect([...toasts(), ...dialogs()]).toEqual([]);
  });
});

/** Steps with their own dialog (R-PROF-19, R-KYC-05); contact confirmation is tested separately below. */
const STEP_DIALOGS: Partial<Record<ExceptionType, string>> = {
  UserNeedProfileDataException: 'fillInProfile',
  KycUserProfileException: 'fillInProfile',
  KycWithdrawalException: 'identityVerification',
  SumsubVerificationRequiredException: 'identityVerification',
};

describe('every other exception of an action', () => {
  const others = EXCEPTION_TYPES.filter((type) => {
    const kind = errorKind({ type, httpStatus: 200 });
    return !['blocked', 'maintenance', 'session'].includes(kind);
  });

  it.each(others)('R-ERR-14, R-ERR-16: %s is shown in the language of the page', async (type) => {
    document.documentElement.lang = 'fr';
    await reactToError(platformFailure(type), 'react');
    const text = actionText(type, 'fr');
    if (errorKind({ type, httpStatus: 200 }) === 'gate') {
      expect(dialogs()).toMatchObject([{ name: STEP_DIALOGS[type] ?? 'missingStep', props: { text } }]);
    } else expect(toasts()).toEqual([`error: ${text}`]);
    expect(useFatal.getState().kind).toBeNull();
  });

  it('R-PROF-19: an unconfirmed contact is confirmed on the spot, the one of the login first', async () => {
    useSession.getState().setUser(account.parse({ uid: 1001, login: 'me@example.com' }));
    const open = { is_confirmed: false, is_subscribed: false, phone_country_code: null };
    call.mockResolvedValueOnce({
      contacts: [
        { ...open, type: 'phone', contact: '33612345678' },
        { ...open, type: 'email', contact: 'me@example.com' },
      ],
    });
    await reactToError(platformFailure('UserNeedConfirmContactException'), 'react');
    expect(dialogs()).toEqual([{ name: 'confirmEmail', props: { contact: 'me@example.com' } }]);
  });

  it('is left to the form, except that a missing step is offered', async () => {
    await reactToError(platformFailure('InvalidParameterException'), 'inline');
    expect(toasts()).toEqual([]);
    await reactToError(platformFailure('UserNeedDepositException'), 'inline');
    expect(dialogs()).toMatchObject([{ name: 'missingStep', props: { step: 'deposit' } }]);
  });

  it('R-ERR-09: is not shown when a read failed', async () => {
    await reactToError(platformFailure('UserNeedDepositException'), 'log');
    await reactToError(platformFailure('NetworkFailure', { httpStatus: 0 }), 'log');
    expect([...toasts(), ...dialogs()]).toEqual([]);
  });
});

describe('an action that has no form', () => {
  const refusal = (message: string) =>
    platformFailure('InvalidParameterException', { fields: { id: [{ code: 'x' }, { code: 'y', message }] } });

  it('says the platform’s own sentence about what it refuses', async () => {
    await reactToError(refusal('Already paid'), 'react');
    expect(toasts()).toEqual(['error: Already paid']);
  });

  it('cuts a long one, and says that it was not done for an empty one', async () => {
    await reactToError(refusal('a'.repeat(500)), 'react');
    await reactToError(refusal('  '), 'react');
    expect(toasts()).toEqual([
      `error: ${'a'.repeat(199)}…`,
      `error: ${catalogue.en.errors.InvalidRequestException}`,
    ]);
  });
});

it('leaves alone what is no failure of the platform', async () => {
  await reactToError(new DOMException('gone', 'AbortError'), 'react');
  expect([...toasts(), ...dialogs()]).toEqual([]);
});

it('texts of failures come in the language of the page', async () => {
  expect(await errorText('NetworkFailure')).toBe(catalogue.en.errors.NetworkFailure);
  document.documentElement.lang = 'fr';
  expect(await errorText('NetworkFailure')).toBe(catalogue.fr.errors.NetworkFailure);
});
