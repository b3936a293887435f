import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/components/runtime/query-client';
import { catalogue } from '@/i18n/catalogue';
import { defaultFormSettings } from '@/lib/forms/settings';
import { useBuyProduct, useSetCharacter } from '@/lib/loyalty/mutations';
import { actPlatform } from '@/lib/platform/act';
import { EXCEPTION_TYPES, PlatformError } from '@/lib/platform/error';
import { errorKind, fatalPage } from '@/lib/platform/error-policy';
import {
  useAddContact,
  useChangeFakeName,
  useChangePassword,
  useChangeSubscription,
  useChangeTwoFactor,
  useConfirmContact,
  useConfirmTwoFactor,
  useSaveProfile,
  useSendContactCode,
} from '@/lib/profile/mutations';
import { user as account } from '@/lib/session/schema';
import { useStartVerification, useSubmitVerification } from '@/lib/verification/mutations';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { FakeNameForm } from './fake-name-form';

vi.mock('@/lib/platform/act', () => ({ actPlatform: { call: vi.fn() } }));
const call = vi.mocked(actPlatform.call);

interface Saving {
  mutateAsync(input: never): Promise<unknown>;
}

/** Every saving call of profile, loyalty and verification: its hook, an input, and who says a failure. */
const SAVINGS: readonly [string, () => Saving, unknown, 'inline' | 'react' | 'log'][] = [
  ['account.saveProfileInfo', useSaveProfile, { first_name: 'Ann' }, 'inline'],
  ['account.addcontact', useAddContact, { contact: 'a@b.com', phone_country_code: null }, 'inline'],
  ['account.sendconfirmationtocontact', useSendContactCode, 'a@b.com', 'inline'],
  ['account.confirmContact', useConfirmContact, { contact: 'a@b.com', code: '123456' }, 'inline'],
  ['account.changeSubscription', useChangeSubscription, { contact: 'a@b.com', subscription: true }, 'react'],
  [
    'account.changepassword',
    useChangePassword,
    { old_password: 'a', new_password: 'b', repeat_password: 'b' },
    'inline',
  ],
  ['account.changefakename', useChangeFakeName, 'Lucky7', 'inline'],
  ['account.changeTwoFactorAuth', useChangeTwoFactor, true, 'inline'],
  ['account.confirmTwoFactorAuth', useConfirmTwoFactor, '123456', 'inline'],
  ['loyalty.setcharacter', useSetCharacter, '2', 'react'],
  ['loyalty.buyproduct', () => useBuyProduct('en'), '301', 'inline'],
  ['account.setUserOnVerification', useSubmitVerification, undefined, 'log'],
  ['sumsub.createApplicant', useStartVerification, undefined, 'react'],
];

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>;
}

async function failureOf(hook: () => Saving, input: unknown): Promise<unknown> {
  const { result, unmount } = renderHook(hook, { wrapper });
  const failure = await act(async () =>
    result.current.mutateAsync(input as never).then(
      () => null,
      (error: unknown) => error,
    ),
  );
  // The reaction fetches its text.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  unmount();
  return failure;
}

const dialogs = () => useDialogs.getState().stack.map(({ name }) => name);

function resetStores(): void {
  closeAllDialogs();
  useToasts.getState().reset();
  useFatal.getState().reset();
  useSession.getState().setUser(account.parse({ uid: 1001, login: 'me@example.com', fakename: 'Lucky7' }));
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  resetStores();
  call.mockReset();
});

describe.each(SAVINGS)('%s', (name, hook, input, handling) => {
  it.runIf(name !== 'sumsub.createApplicant')('R-PROF-08: a result other than 1 is a failure', async () => {
    for (const result of [0, 2, -1]) {
      call.mockResolvedValue({ result, points: 5 });
      expect(await failureOf(hook, input)).toBeInstanceOf(PlatformError);
    }
    expect(call.mock.calls[0]?.[0].name).toBe(name);
  });

  it('R-ERR-16: every exception is a failure, sent once, said where it belongs', async () => {
    for (const type of EXCEPTION_TYPES) {
      resetStores();
      call.mockReset();
      call.mockRejectedValue(platformFailure(type));
      const failure = await failureOf(hook, input);
      expect(failure, type).toMatchObject({ type });
      const own = call.mock.calls.filter(([method]) => method.name === name);
      expect(own, type).toHaveLength(1);
      const kind = errorKind({ type, httpStatus: 200 });
      expect(useFatal.getState().kind, type).toBe(fatalPage({ type, httpStatus: 200 }));
      const isGate = kind === 'gate' && handling !== 'log';
      const isSaid = handling === 'react' && !['gate', 'session', 'blocked', 'maintenance'].includes(kind);
      await vi.waitFor(() => {
        const texts = useToasts.getState().toasts.map(({ text }) => text);
        expect(texts, type).toEqual(isSaid ? [catalogue.en.errors[type]] : []);
        expect(dialogs(), type).toHaveLength(isGate || kind === 'session' ? 1 : 0);
      });
    }
  });
});

describe('a form', () => {
  const settings = defaultFormSettings('en');
  const fields = [{ name: 'fakename', type: 'fakeName', label: 'Nickname' }] as const;

  it('says every exception in its own words, keeps what was typed and can be sent again', async () => {
    const { user } = renderWithTexts(
      <QueryClientProvider client={createQueryClient()}>
        <FakeNameForm fields={fields} settings={settings} />
      </QueryClientProvider>,
    );
    const said = EXCEPTION_TYPES.filter(
      (type) => !['session', 'blocked', 'maintenance'].includes(errorKind({ type, httpStatus: 200 })),
    );
    for (const type of said) {
      call.mockRejectedValue(platformFailure(type));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      const general = type === 'UnknownErrorException' || type === 'InvalidParameterException';
      const text = general ? catalogue.en.profile.failures.saveData : catalogue.en.errors[type];
      await waitFor(() => expect(screen.getByRole('alert'), type).toHaveTextContent(text));
      expect(screen.getByRole('alert')).not.toHaveTextContent(/Exception/);
      expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Lucky7');
    }
    call.mockResolvedValue({ result: 1 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'success' }]));
  });
});
