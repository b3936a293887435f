import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogId } from '@/components/dialogs/dialog-title';
import { catalogue } from '@/i18n/catalogue';
import { queryClient } from '@/components/shared/query/query-client';
import { takePending } from '@/lib/auth/social-channel';
import { completeSignIn } from './complete-sign-in';
import { user as account } from '@/lib/session/schema';
import { useTwoFactor } from '@/stores/two-factor';
import { forgetSettingsParts } from '@/lib/site-settings/settings-parts';
import { spyOnLocation } from '@/tests/support/page-loads';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { AuthDialog } from './auth-dialog';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';

vi.mock('./complete-sign-in', () => ({ completeSignIn: vi.fn() }));

const settingsPart = settingsCalls();

const call = platformCalls();
const player = account.parse({ uid: 1001 });
const pendingFailure = () =>
  platformFailure('AuthorizationException', { message: 'two_factor_auth is enable', resendSeconds: 60 });

function renderPart(type: 'authorization' | 'registration' = 'authorization', staysHere?: boolean) {
  const close = vi.fn();
  const rendered = renderWithTexts(<AuthDialog type={type} staysHere={staysHere} close={close} />);
  return { ...rendered, close };
}

async function field(name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!input) throw new Error(`No field ${name}`);
    return input;
  });
}

beforeEach(() => {
  call.mockReset();
  vi.mocked(completeSignIn).mockReset();
  settingsPart.mockResolvedValue(DEFAULT_AUTH_SETTINGS);
  useTwoFactor.getState().clear();
});

describe('the steps of the auth popup', () => {
  it('keep what was typed as login, in both directions', async () => {
    const { user } = renderPart();
    await user.type(await field('login'), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(await field('login')).toHaveValue('ann@example.com');
    await user.type(await field('login'), '.fr');
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(await field('login')).toHaveValue('ann@example.com.fr');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await field('email')).toHaveValue('ann@example.com.fr');
  });

  it('pass the address of a registration on to the login', async () => {
    const { user } = renderPart('registration');
    await user.type(await field('email'), 'new@example.com');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await field('login')).toHaveValue('new@example.com');
  });

  it('are announced politely when they change, not when the popup opens', async () => {
    const { user, container } = renderPart();
    await field('login');
    const news = container.querySelector('[aria-live="polite"]');
    expect(news).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(news).toHaveTextContent('Reset your password');
  });

  it('say beforehand that the browser takes no cookies', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    renderPart();
    await field('login');
    expect(screen.getByText(/blocks cookies/)).toBeVisible();
  });

  it('R-2FA-04: complaints about a code lead to the code, whatever login was sent with', async () => {
    call.mockRejectedValue(
      platformFailure('AuthorizationException', { message: 'two_factor_auth: code is invalid' }),
    );
    const { user } = renderPart();
    await user.type(await field('login'), 'ann@example.com');
    await user.type(await field('password'), 'Secret12{Enter}');
    expect(await field('code')).toHaveFocus();
  });
});

describe('a login that is refused while its code is asked for', () => {
  it('leads back to the login step, which says so and keeps the login', async () => {
    call.mockRejectedValueOnce(pendingFailure());
    const { user } = renderPart();
    await user.type(await field('login'), '+216 20 123 456');
    await user.type(await field('password'), 'Secret12{Enter}');
    call.mockRejectedValueOnce(platformFailure('AuthorizationException', { message: 'Account is locked' }));
    await user.type(await field('code'), '123456{Enter}');
    expect(
      await screen.findByText('Wrong email, phone or password. Please try again, or reset your password.'),
    ).toBeInTheDocument();
    expect(await field('login')).toHaveValue('21620123456');
    expect(useTwoFactor.getState().pending).toBeNull();
  });
});

describe('the popup', () => {
  it.each([
    ['authorization', 'Log in'],
    ['registration', 'Create your account'],
  ] as const)('R-AUTH-01: shows a skeleton while it loads, then its type %s', async (type, title) => {
    let arrive: (settings: typeof DEFAULT_AUTH_SETTINGS) => void = () => undefined;
    settingsPart.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    renderPart(type);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('heading')).toBeNull();
    arrive(DEFAULT_AUTH_SETTINGS);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('R-AUTH-01: names its dialog while it loads', () => {
    settingsPart.mockReturnValue(new Promise(() => undefined));
    renderWithTexts(
      <dialog open aria-labelledby="dialog-7-title">
        <DialogId.Provider value="dialog-7">
          <AuthDialog type="authorization" close={vi.fn()} />
        </DialogId.Provider>
      </dialog>,
    );
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Loading…');
  });

  it('R-AUTH-11: shows the banner at both types, and none where there is none', async () => {
    const banner = {
      isExist: true,
      label: 'Welcome',
      value: '100%',
      addition: 'and 50 free spins',
      image_360_520: '/content/uploads/tall.webp',
      image_735_240: null,
    };
    settingsPart.mockResolvedValue({ ...DEFAULT_AUTH_SETTINGS, banner });
    const { user, unmount, container } = renderPart();
    for (const text of [banner.label, banner.value, banner.addition]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(container.querySelector('img')).toHaveAttribute('src', banner.image_360_520);
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.queryByText(banner.value)).toBeNull();
    unmount();
    forgetSettingsParts();
    settingsPart.mockResolvedValue(DEFAULT_AUTH_SETTINGS);
    renderPart('registration');
    await screen.findByRole('heading');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('R-AUTH-11: the pictures of the banner', () => {
  const tall = '/content/uploads/tall.webp';
  const wide = '/content/uploads/wide.webp';

  async function renderBanner(image_360_520: string | null, image_735_240: string | null) {
    const banner = {
      isExist: true,
      label: 'Welcome',
      value: null,
      addition: null,
      image_360_520,
      image_735_240,
    };
    settingsPart.mockResolvedValue({ ...DEFAULT_AUTH_SETTINGS, banner });
    const { container } = renderPart();
    await screen.findByText('Welcome');
    return container;
  }

  it('the tall one where there is room beside the form, else the wide one, in one choice of the browser', async () => {
    const container = await renderBanner(tall, wide);
    const source = container.querySelector('picture > source');
    expect(source).toHaveAttribute('srcset', tall);
    expect(source).toHaveAttribute('media', '(min-width: 768px)');
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('picture > img')).toHaveAttribute('src', wide);
    expect(container.querySelector('[data-wide]')).not.toBeNull();
  });

  it.each([
    ['tall', tall, null, true],
    ['wide', null, wide, false],
  ])('the %s one at every width when it is the only one', async (_, tallOne, wideOne, isBeside) => {
    const container = await renderBanner(tallOne, wideOne);
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', tallOne ?? wideOne);
    expect(container.querySelector('[data-wide]') !== null).toBe(isBeside);
  });
});

describe('a login that waits for its code', () => {
  async function comeToCode() {
    // The offers of a registration that was left may still be read.
    call.mockImplementation((method) => {
      if (method === 'auth.login') throw pendingFailure();
      return { items: [], total: 0 };
    });
    const rendered = renderPart();
    await rendered.user.type(await field('login'), 'ann@example.com');
    await rendered.user.type(await field('password'), 'Secret12{Enter}');
    await field('code');
    return rendered;
  }

  it('R-2FA-02, R-2FA-03: is taken up when the popup opens again, and is over with the code', async () => {
    const first = await comeToCode();
    first.unmount();
    call.mockResolvedValue(player);
    const { user, close } = renderPart('authorization', true);
    await user.type(await field('code'), '123456{Enter}');
    await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('signed-in'));
    expect(call).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ login: 'ann@example.com', password: 'Secret12', code: '123456' }),
    );
    expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(player, 'login', undefined, {
      staysHere: true,
      offer: null,
    });
    expect(useTwoFactor.getState().pending).toBeNull();
  });

  it('does not block a registration', async () => {
    (await comeToCode()).unmount();
    renderPart('registration');
    expect(await field('email')).toBeVisible();
  });

  it('is given up by going back, which keeps the login', async () => {
    const { user } = await comeToCode();
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(await field('login')).toHaveValue('ann@example.com');
    expect(useTwoFactor.getState().pending).toBeNull();
  });
});

describe('a registration through a social service', () => {
  const bonus = {
    id: '15',
    trigger: { action: 'registration', params: { exclude_methods: [] }, user_satisfies_params: false },
    description: { name: 'Twenty spins', title: null, image: null },
    promotions: [],
  };

  it.each([
    [0, 'registration'],
    [3_600_000, 'login'],
  ])('R-OFFER-04: brings the chosen offer for an account made %i ms before to its %s', async (age, how) => {
    const auth = { ...DEFAULT_AUTH_SETTINGS.auth, services: ['google'] };
    settingsPart.mockImplementation((part) => part === 'auth' && { ...DEFAULT_AUTH_SETTINGS, auth });
    queryClient.clear();
    vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window);
    const person = { uid: 1002, reg_time: new Date(Date.now() - age).toISOString() };
    call.mockImplementation((method) => {
      if (method === 'account.getInfo') return person;
      return method === 'campaigns.getoffers' ? { items: [bonus], total: 1 } : { result: 1 };
    });
    const { user } = renderPart('registration');
    await user.click(await screen.findByRole('button', { name: 'Google' }));
    await user.click(await screen.findByRole('radio', { name: /Twenty spins/ }));
    const newValue = JSON.stringify({ kind: 'social_sign_in', error: null });
    window.dispatchEvent(new StorageEvent('storage', { key: 'social_sign_in_result', newValue }));
    await waitFor(() =>
      expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ uid: 1002 }),
        how,
        expect.anything(),
        expect.objectContaining({ offer: expect.objectContaining({ id: '15', action: 'registration' }) }),
      ),
    );
  });

  it('R-OFFER-04: keeps the chosen offer for its return where no window opens', async () => {
    const auth = { ...DEFAULT_AUTH_SETTINGS.auth, services: ['google'] };
    settingsPart.mockImplementation((part) => part === 'auth' && { ...DEFAULT_AUTH_SETTINGS, auth });
    queryClient.clear();
    vi.spyOn(window, 'open').mockReturnValue(null);
    const assign = spyOnLocation('assign');
    call.mockResolvedValue({ items: [bonus], total: 1 });
    const { user } = renderPart('registration');
    await user.click(await screen.findByRole('radio', { name: /Twenty spins/ }));
    await user.click(screen.getByRole('button', { name: 'Google' }));
    expect(assign).toHaveBeenCalledOnce();
    const offer = { id: '15', action: 'registration', name: 'Twenty spins' };
    expect(takePending(Date.now())).toMatchObject({ mode: 'page', type: 'registration', offer });
  });
});

it('R-ERR-03: the failure of a social sign-in that returned is shown once, not at each step', async () => {
  const auth = { ...DEFAULT_AUTH_SETTINGS.auth, services: ['google'] };
  settingsPart.mockImplementation((part) => part === 'auth' && { ...DEFAULT_AUTH_SETTINGS, auth });
  call.mockResolvedValue({ items: [], total: 0 });
  const { user } = renderWithTexts(
    <AuthDialog type="authorization" socialError="AuthorizationException" close={vi.fn()} />,
  );
  const failed = catalogue.en.auth.social.failed;
  expect(await screen.findByText(failed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await field('login');
  expect(screen.getByRole('button', { name: 'Google' })).toBeVisible();
  expect(screen.queryByText(failed)).toBeNull();
});
