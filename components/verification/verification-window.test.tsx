import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForFrameActivity } from '@/components/shared/session/frame-activity';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { PlatformError } from '@/lib/platform/error';
import { errorKind, fatalPage } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { READY_LIMIT_MS } from '@/lib/verification/rules';
import { useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { VerificationWindow } from './verification-window';

interface Kit {
  accessToken: string;
  expirationHandler(): Promise<string>;
  config: { lang: Locale };
  onMessage(type: string, payload: unknown): void;
  onError(error: unknown): void;
}

/** Props of the mocked vendor component, which replaces the iframe; the e2e tests run the real one. */
const kit = vi.hoisted(() => ({ last: null as unknown }));
vi.mock('@sumsub/websdk-react', () => ({
  default: (props: unknown) => {
    kit.last ??= props;
    return <div data-testid="kit" />;
  },
}));
const call = platformCalls();

const handlers = { failed: vi.fn(), submitted: vi.fn(), done: vi.fn() };
const vendor = () => kit.last as Kit;
const say = (type: string, payload: unknown = {}) => act(async () => vendor().onMessage(type, payload));
const STATUS = 'idCheck.onApplicantStatusChanged';
const outcome = (reviewAnswer: string) => ({ reviewStatus: 'completed', reviewResult: { reviewAnswer } });

beforeEach(() => {
  kit.last = null;
  freshPlayer();
  for (const spy of Object.values(handlers)) spy.mockReset();
  call.mockReset();
  respond({ result: 1 });
});

/** Account reads succeed, as a guest when the session is lost; every other call returns `given`. */
function respond(given: object): void {
  call.mockImplementation(async (name) => {
    const isLost = given instanceof PlatformError && errorKind(given) === 'session';
    if (name === 'account.getInfo') return { uid: isLost ? 0 : 1001 };
    if (given instanceof PlatformError) throw given;
    return given;
  });
}

function render(locale: Locale = 'en') {
  return renderInteractive(
    <VerificationWindow
      token="token-1"
      state="notStarted"
      onFailed={handlers.failed}
      onSubmitted={handlers.submitted}
      onDone={handlers.done}
    />,
    locale,
  );
}

const sent = (method: string) => call.mock.calls.filter(([name]) => name === method).length;

describe('the window of the identity check', () => {
  it('R-KYC-01 gets the token and the language of the page, and a new token when the old one ends', async () => {
    render('fr');
    expect(vendor()).toMatchObject({ accessToken: 'token-1', config: { lang: 'fr' } });
    respond({ token: 'token-2' });
    await expect(vendor().expirationHandler()).resolves.toBe('token-2');
  });

  it('brings what it says into view when the papers were handed in', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    render();
    expect(scroll).not.toHaveBeenCalled();
    await say('idCheck.onApplicantSubmitted');
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(scroll.mock.contexts[0]).toBe(screen.getByRole('status'));
    await waitFor(() => expect(sent('account.getInfo')).toBe(1));
  });

  it('R-KYC-04 notifies the platform once that the documents were submitted, and reads the account', async () => {
    render('fr');
    await say('idCheck.onApplicantSubmitted');
    await waitFor(() => expect(sent('account.getInfo')).toBe(1));
    await waitFor(() => expect(sent('account.setUserOnVerification')).toBe(1));
    expect(handlers.submitted).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent(catalogue.fr.profile.verification.handedIn);
  });

  it.each([0, 2, -1])('R-PROF-08 a result of %i leaves the papers handed in', async (result) => {
    respond({ result });
    render();
    await say('idCheck.onApplicantSubmitted');
    await waitFor(() => expect(sent('account.getInfo')).toBe(1));
    await waitFor(() => expect(sent('account.setUserOnVerification')).toBe(1));
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('R-KYC-03 believes the platform, not the window: a decision only makes it read the account', async () => {
    render();
    await say(STATUS, outcome('GREEN'));
    await waitFor(() => expect(handlers.done).toHaveBeenCalledWith(false));
    expect(sent('account.getInfo')).toBe(1);
  });

  it('R-KYC-03 leaves a refusal from before this visit to the window, and ends with one of this visit', async () => {
    render();
    await say(STATUS, outcome('RED'));
    await waitFor(() => expect(sent('account.getInfo')).toBe(1));
    expect(handlers.done).not.toHaveBeenCalled();
    await say('idCheck.onApplicantSubmitted');
    await say(STATUS, outcome('RED'));
    await waitFor(() => expect(handlers.done).toHaveBeenCalledWith(true));
    await waitFor(() => expect(sent('account.getInfo')).toBe(3));
  });

  it.each([['idCheck.onReady', null] as const, ['anything', 'junk'] as const])(
    'says nothing to anybody at %s',
    async (type, payload) => {
      render();
      await say(type, payload);
      expect(call).not.toHaveBeenCalled();
      expect(handlers.done).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['idCheck.onStepInitiated', 1, 0],
    ['idCheck.onStepCompleted', 1, 0],
    ['idCheck.onUploadError', 1, 0],
    ['idCheck.onApplicantSubmitted', 1, 1],
    ['idCheck.onResize', 0, 0],
    ['idCheck.onReady', 0, 0],
    [STATUS, 0, 1],
  ])('R-SESS-06 counts %s as activity of the player: %i', async (type, times, reads) => {
    const onActivity = vi.fn();
    const stop = listenForFrameActivity(onActivity);
    render();
    await say(type);
    stop();
    expect(onActivity).toHaveBeenCalledTimes(times);
    await waitFor(() => expect(sent('account.getInfo')).toBe(reads));
  });

  it('is given up when the vendor fails, and when it never responds', () => {
    vi.useFakeTimers();
    render();
    act(() => vendor().onError(new Error('vendor')));
    expect(handlers.failed).toHaveBeenCalledOnce();
    act(() => void vi.advanceTimersByTime(READY_LIMIT_MS));
    expect(handlers.failed).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('is not given up once the vendor has responded', () => {
    vi.useFakeTimers();
    render();
    act(() => vendor().onMessage('idCheck.onReady', {}));
    act(() => void vi.advanceTimersByTime(READY_LIMIT_MS));
    expect(handlers.failed).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

describe.each(EXCEPTION_TYPES)('R-ERR-16 %s', (type) => {
  const failure = platformFailure(type);

  /** The page shows no error, but product-wide reactions still happen. */
  async function expectQuiet(): Promise<void> {
    await waitFor(() => {
      expect(useFatal.getState().kind).toBe(fatalPage(failure));
      const dialogs = useDialogs.getState().stack.map(({ name }) => name);
      expect(dialogs).toEqual(errorKind(failure) === 'session' ? ['auth'] : []);
    });
    expect(useToasts.getState().toasts).toEqual([]);
  }

  it('R-KYC-01 of the renewal reaches the vendor’s window, which says so', async () => {
    render();
    respond(failure);
    await expect(vendor().expirationHandler()).rejects.toMatchObject({ type: failure.type });
    expect(sent('sumsub.getAccessToken')).toBe(1);
    await expectQuiet();
  });

  it('R-KYC-04 of account.setUserOnVerification leaves the papers handed in', async () => {
    render();
    respond(failure);
    await say('idCheck.onApplicantSubmitted');
    await waitFor(() => expect(sent('account.getInfo')).toBeGreaterThan(0));
    await waitFor(() => expect(sent('account.setUserOnVerification')).toBe(1));
    expect(screen.getByRole('status')).toHaveTextContent(catalogue.en.profile.verification.handedIn);
    await expectQuiet();
  });
});
