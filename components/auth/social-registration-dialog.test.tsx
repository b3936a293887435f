import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogId } from '@/components/dialogs/dialog-title';
import { signOut } from '@/components/shared/session/sign-out';
import { saveProfile } from '@/lib/profile/api';
import { user as account } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { catalogue } from '@/i18n/catalogue';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';
import { SocialRegistrationDialog } from './social-registration-dialog';

vi.mock('@/components/shared/session/sign-out', () => ({ signOut: vi.fn() }));

const settingsPart = settingsCalls();

const call = platformCalls();
const incomplete = account.parse({ uid: 1001, is_registration_completed: false });
const complete = { ...incomplete, is_registration_completed: true };

/** Mocks the response to saving, and the account read afterwards. */
function respond(saved: object, account: object): void {
  call.mockImplementation((method) => (method === saveProfile.name ? saved : account));
}

async function renderFilled() {
  const close = vi.fn();
  const rendered = renderWithTexts(<SocialRegistrationDialog close={close} />);
  const email = await screen.findByRole('textbox');
  await rendered.user.type(email, 'ann@example.com');
  await rendered.user.click(screen.getByRole('checkbox'));
  return { ...rendered, close, email };
}
const send = () => screen.getByRole('button', { name: 'Save and continue' });

beforeEach(() => {
  closeAllDialogs();
  call.mockReset();
  settingsPart.mockResolvedValue(DEFAULT_AUTH_SETTINGS);
  useSession.getState().setUser(incomplete);
});

describe('completing a social registration', () => {
  it('R-AUTH-13: saves the fields, checks again who is signed in, and closes', async () => {
    respond({ result: 1 }, complete);
    const { user, close } = await renderFilled();
    await user.click(send());
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(call.mock.calls).toEqual([
      [saveProfile.name, { email: 'ann@example.com', terms: '1' }],
      ['account.getInfo', {}],
    ]);
    expect(useSession.getState().user?.is_registration_completed).toBe(true);
  });

  it.each(['cpf', 'document'])('R-PROF-01: saves a CPF in a field named %s as the document', async (name) => {
    const forms = { socialRegistration: [{ name, type: 'cpf', label: 'CPF' }] } as const;
    const settings = { ...DEFAULT_AUTH_SETTINGS.forms, forms };
    settingsPart.mockResolvedValue({ ...DEFAULT_AUTH_SETTINGS, forms: settings });
    respond({ result: 1 }, complete);
    const { user } = renderWithTexts(<SocialRegistrationDialog close={vi.fn()} />);
    await user.type(await screen.findByRole('textbox'), '529.982.247-25');
    await user.click(screen.getByRole('checkbox'));
    await user.click(send());
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(call.mock.calls[0]).toEqual([
      saveProfile.name,
      { document: '{"type":"cpf","number":"52998224725"}', terms: '1' },
    ]);
  });

  it('closes and opens the sign-in where the session ended right after saving', async () => {
    respond({ result: 1 }, { uid: 0 });
    const { user, close } = await renderFilled();
    await user.click(send());
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(useSession.getState()).toMatchObject({ status: 'guest', user: null });
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth' }]);
  });

  it('R-ERR-03 replaces the screen where the account is blocked right after saving', async () => {
    call.mockImplementation((method) => {
      if (method === saveProfile.name) return { result: 1 };
      throw platformFailure('UserBannedException');
    });
    const { user } = await renderFilled();
    await user.click(send());
    await waitFor(() => expect(useFatal.getState().kind).toBe('blocked'));
    useFatal.getState().reset();
  });

  it('shows field errors of the platform at their fields and stays', async () => {
    call.mockRejectedValue(
      platformFailure('InvalidParameterException', {
        fields: { email: [{ code: 'taken', message: 'Somebody has this address' }] },
      }),
    );
    const { user, close, email } = await renderFilled();
    await user.click(send());
    expect(await screen.findByText('Somebody has this address')).toBeVisible();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(close).not.toHaveBeenCalled();
  });

  it.each([
    ['R-PROF-08 a result other than 1', { result: 0 }, complete, catalogue.en.profile.failures.saveData],
    ['an account still incomplete', { result: 1 }, incomplete, 'Something is still missing.'],
  ])('stays after %s, and says so', async (_, saved, user, text) => {
    respond(saved, user);
    const rendered = await renderFilled();
    await rendered.user.click(send());
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(rendered.close).not.toHaveBeenCalled();
  });

  it('names its dialog while it loads', () => {
    settingsPart.mockReturnValue(new Promise(() => undefined));
    renderWithTexts(
      <dialog open aria-labelledby="dialog-7-title">
        <DialogId.Provider value="dialog-7">
          <SocialRegistrationDialog close={vi.fn()} />
        </DialogId.Provider>
      </dialog>,
    );
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Loading…');
  });

  it('offers to log out', async () => {
    const { user } = await renderFilled();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });
});
