import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { user as account } from '@/lib/session/schema';
import { READY_LIMIT_MS } from '@/lib/verification/rules';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { VerificationCard } from './verification-card';

/** Mock of the vendor's component: like the real one it mounts an untitled iframe and keeps its first handlers. */
const kit = vi.hoisted(() => ({ say: (_type: string, _payload: unknown): void => undefined }));
vi.mock('@sumsub/websdk-react', () => ({
  default: function Kit({ onMessage }: { onMessage: typeof kit.say }) {
    const holder = useRef<HTMLDivElement>(null);
    useEffect(() => {
      holder.current?.append(document.createElement('iframe'));
      kit.say = onMessage;
      // oxlint-disable-next-line react/exhaustive-deps -- the kit keeps what it was given first
    }, []);
    return <div ref={holder} />;
  },
}));
vi.mock('next/navigation', () => ({ usePathname: () => '/profile/verification', useRouter: () => ({}) }));

const call = platformCalls();
const PENDING = { is_on_verification: 1 };
let flags: object = {};

beforeEach(() => {
  localStorage.clear();
  freshPlayer();
  flags = {};
  call.mockReset();
  call.mockImplementation(async (name) => {
    if (name === 'account.getInfo') return account.parse({ uid: 1001, ...flags });
    if (name === 'sumsub.getAccessToken') return { token: 'token-1' };
    return { result: 1, applicant_id: '1' };
  });
});

const say = (type: string, payload: unknown = {}) => act(async () => kit.say(type, payload));
const status = () => screen.getByRole('status');

describe.each(['en', 'fr'] as const)('the page of the identity check in %s', (locale) => {
  const { verification } = catalogue[locale].profile;

  async function open(button: 'start' | 'continue' | 'again' = 'start') {
    const { user, container } = renderInteractive(<VerificationCard hasProvider />, locale);
    await user.click(screen.getByRole('button', { name: verification[button] }));
    await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull());
  }

  it('R-KYC-01 names the frame of the service', async () => {
    await open();
    expect(screen.getByTitle(verification.frame).tagName).toBe('IFRAME');
  });

  it.each([
    ['verified', { is_verified: 1 }],
    ['refused', {}],
  ] as const)('R-KYC-03 the line above the window follows the account: %s', async (outcome, later) => {
    await open();
    flags = PENDING;
    await say('idCheck.onApplicantSubmitted');
    await waitFor(() => expect(useSession.getState().user?.is_on_verification).toBe(true));
    expect(status()).toHaveTextContent(verification.handedIn);
    flags = later;
    await say('idCheck.onApplicantStatusChanged', { reviewStatus: 'completed' });
    await waitFor(() => expect(status()).toHaveTextContent(verification[outcome].title));
    expect(screen.getByTitle(verification.frame)).toBeInTheDocument();
  });

  it('R-KYC-01 says that the window did not load, also while the account is polled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    useSession.getState().setUser(account.parse({ uid: 1001, ...PENDING }));
    flags = PENDING;
    await open('continue');
    await act(() => vi.advanceTimersByTimeAsync(READY_LIMIT_MS + 1_000));
    expect(screen.getByRole('alert')).toHaveTextContent(verification.notLoaded.replaceAll('\u00a0', ' '));
    vi.useRealTimers();
  });

  it('R-KYC-03 a refusal from before this visit is no news', async () => {
    localStorage.setItem('verification_seen', 'refused');
    await open('again');
    await say('idCheck.onReady');
    expect(status()).toBeEmptyDOMElement();
  });

  it('says that the window is being loaded until it speaks', async () => {
    await open();
    expect(status()).toHaveTextContent(verification.loading);
    await say('idCheck.onReady');
    expect(status()).toBeEmptyDOMElement();
  });

  it('R-KYC-03 the decision itself ends the window, and the page says what the account says', async () => {
    await open();
    flags = { is_verified: 1 };
    await say('idCheck.onApplicantStatusChanged', {
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer: 'GREEN' },
    });
    expect(await screen.findByRole('heading', { name: verification.verified.title })).toBeVisible();
    expect(screen.queryByTitle(verification.frame)).toBeNull();
  });

  it('R-KYC-03 a session that ends during a check asks the player to sign in', async () => {
    await open();
    call.mockImplementation(async () => account.parse({ uid: 0 }));
    await say('idCheck.onApplicantStatusChanged', { reviewStatus: 'pending' });
    expect(await screen.findByRole('button', { name: catalogue[locale].common.logIn })).toBeVisible();
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth' }]);
    expect(screen.queryByTitle(verification.frame)).toBeNull();
  });

  it('R-KYC-02 leads to the support where no service takes papers', () => {
    useSession.getState().setUser(account.parse({ uid: 1001, is_kyc_block_enabled: 1 }));
    renderInteractive(<VerificationCard hasProvider={false} />, locale);
    // Testing Library normalizes non-breaking spaces of the page to plain ones.
    expect(screen.getByText(verification.noProvider.replaceAll('\u00a0', ' '))).toBeVisible();
    expect(screen.getByRole('link', { name: verification.toSupport })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/support$/),
    );
  });
});
