import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueryProvider } from '@/components/runtime/query-provider';
import { catalogue } from '@/i18n/catalogue';
import { formFields } from '@/lib/forms/default-forms';
import { defaultFormSettings } from '@/lib/forms/settings';
import { actPlatform } from '@/lib/platform/act';
import { changeTwoFactorAuth, confirmTwoFactorAuth } from '@/lib/session/api';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { SecurityPanel } from './security-panel';

vi.mock('@/lib/platform/act', () => ({ actPlatform: { call: vi.fn() } }));

const { profile } = catalogue.en;
const call = vi.mocked(actPlatform.call);

function draw(hasTwoFactor = true) {
  return renderWithTexts(
    <QueryProvider>
      <SecurityPanel
        fields={formFields('password')}
        settings={defaultFormSettings('en')}
        hasTwoFactor={hasTwoFactor}
      />
    </QueryProvider>,
  );
}

beforeEach(() => {
  call.mockReset().mockResolvedValue({ result: 1 });
});

it.each([
  [false, profile.twoFactor.turnOn, profile.twoFactor.on],
  [true, profile.twoFactor.turnOff, profile.twoFactor.off],
])(
  'R-2FA-07, R-2FA-08: two_factor_auth %s is switched and takes effect with the code',
  async (isOn, label, state) => {
    useSession.getState().setUser(account.parse({ uid: 7, two_factor_auth: isOn }));
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: label }));
    expect(call).toHaveBeenLastCalledWith(changeTwoFactorAuth, { two_factor_auth: !isOn });
    await user.type(await screen.findByLabelText(profile.code.label), '123456');
    expect(useSession.getState().user?.two_factor_auth).toBe(isOn);
    await user.click(screen.getByRole('button', { name: profile.code.confirm }));
    expect(await screen.findByText(state)).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(confirmTwoFactorAuth, { code: '123456' });
    expect(call).toHaveBeenCalledTimes(2);
  },
);

it('R-2FA-08: there is no switch where the operator has switched two-factor off', async () => {
  useSession.getState().setUser(account.parse({ uid: 7 }));
  draw(false);
  await waitFor(() => expect(screen.getByRole('heading', { name: profile.password.title })).toBeVisible());
  expect(screen.queryByText(profile.twoFactor.title)).toBeNull();
});
