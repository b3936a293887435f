import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceResult, takePending } from '@/lib/auth/social-channel';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { user as account } from '@/lib/session/schema';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { spyOnLocation } from '@/tests/support/page-loads';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { SocialServices } from './social-services';
import '@/lib/session/read-info';

const player = account.parse({ uid: 1001 });
const popup = { closed: false };
const open = vi.fn();
/** The account the platform returns. */
const getInfo = vi.fn<() => object>();

function renderPart(type: 'authorization' | 'registration' = 'authorization') {
  const onSignedIn = vi.fn();
  renderWithTexts(<SocialServices services={['google', 'vk']} type={type} onSignedIn={onSignedIn} />);
  return { onSignedIn };
}

const start = (name = 'Google') => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const waiting = () => screen.queryByText('Please continue in the Google window.');

interface Message {
  data: unknown;
  origin?: string;
  source?: object | null;
}

/** A message as the browser delivers it, from the service's window by default. */
function receive({ data, origin = window.location.origin, source = popup }: Message): void {
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
}

/** Sends the result as the return page does: by message, channel and storage. */
async function say(error: string | null): Promise<void> {
  await act(async () => {
    receive({ data: { kind: 'social_sign_in', error } });
    await vi.advanceTimersByTimeAsync(0);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  useFatal.getState().reset();
  useSession.getState().setGuest();
  localStorage.clear();
  window.history.replaceState(null, '', '/offers?a=1');
  popup.closed = false;
  open.mockReset().mockReturnValue(popup);
  vi.stubGlobal('open', open);
  getInfo.mockReset().mockReturnValue(player);
  vi.stubGlobal('fetch', async () => Response.json({ data: getInfo(), error: null }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a social sign-in', () => {
  it('R-SOC-01: opens the service in a window of 640 by 480, in the click', () => {
    renderPart();
    start();
    const [address, , features] = open.mock.calls[0] ?? [];
    const query = new URL(String(address), window.location.origin).searchParams;
    expect(String(address)).toMatch(/^\/oauth\/init\?/);
    expect(query.get('service')).toBe('google');
    expect(query.get('type_auth')).toBe('authorization');
    expect(query.get('redirect_url')).toBe(`${window.location.origin}/?backUrl=%2Foffers%3Fa%3D1`);
    expect(features).toContain('width=640,height=480');
    expect(waiting()).toBeInTheDocument();
  });

  it('R-SOC-03: continues to the stored address, once', async () => {
    const { onSignedIn } = renderPart();
    start();
    writeStored('betting_back_social_auth_key', '/offers?a=1');
    await say(null);
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(player, '/offers?a=1', 'login');
    expect(readStored('betting_back_social_auth_key')).toBeNull();
    await say(null);
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it.each([
    ['registration', 3_600_000, 'login'],
    ['authorization', 0, 'registration'],
  ] as const)('begun as %s, an account made %i ms before counts as a %s', async (type, age, how) => {
    const { onSignedIn } = renderPart(type);
    start();
    const person = account.parse({ uid: 1001, reg_time: new Date(Date.now() - age).toISOString() });
    getInfo.mockReturnValue(person);
    await say(null);
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(person, '/offers?a=1', how);
  });

  it('returns to the page it began on when the stored address is no page of this site', async () => {
    const { onSignedIn } = renderPart();
    start();
    writeStored('betting_back_social_auth_key', 'https://evil.test/');
    await say(null);
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(player, '/offers?a=1', 'login');
  });

  it('SEC: gets the result through storage too, and from no other origin or window by message', async () => {
    const { onSignedIn } = renderPart();
    start();
    const data = { kind: 'social_sign_in', error: null };
    receive({ data, origin: 'https://evil.test' });
    for (const source of [window, null, { closed: false }]) receive({ data, source });
    await pass(0);
    expect(onSignedIn).not.toHaveBeenCalled();
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'social_sign_in_result', newValue: JSON.stringify(data) }),
    );
    await pass(0);
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it.each([
    ['AuthorizationException', 'Logging in with Google did not work.'],
    ['UserDeletedException', 'This account is closed.'],
    ['Nonsense', 'Logging in with Google did not work.'],
  ])('shows a failure in the form: %s', async (error, text) => {
    vi.useRealTimers();
    const { onSignedIn } = renderPart();
    start();
    receive({ data: { kind: 'social_sign_in', error } });
    expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
    expect(waiting()).toBeNull();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['UserBannedException', 'blocked'],
    ['ApplicationDisabledException', 'maintenance'],
  ])('R-ERR-03, R-ERR-04: replaces the screen after %s', async (error, kind) => {
    renderPart();
    start();
    await say(error);
    expect(useFatal.getState().kind).toBe(kind);
  });

  it('R-ERR-05: replaces the screen where the window said success and the account is forbidden', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: null, error: null }, { status: 403 }));
    renderPart();
    start();
    await say(null);
    expect(useFatal.getState().kind).toBe('forbidden');
  });

  it.each([
    ['UserDeletedException', 'UserDeletedException'],
    ['Nonsense', 'unknown'],
  ])('R-AUTH-12, R-TRACK-05: reports the failure %s to analytics as %s, once', async (error, code) => {
    window.dataLayer = [];
    renderPart();
    start();
    await say(error);
    await say(error);
    expect(window.dataLayer).toEqual([{ event: 'error-login', code }]);
  });

  it('R-AUTH-12: reports to analytics when the window said success and nobody is signed in', async () => {
    window.dataLayer = [];
    getInfo.mockReturnValue({ uid: 0 });
    renderPart();
    start();
    await say(null);
    expect(window.dataLayer).toEqual([{ event: 'error-login', code: 'AuthorizationException' }]);
  });

  it('leaves the form usable when the window is closed without a word', async () => {
    getInfo.mockReturnValue({ uid: 0 });
    const { onSignedIn } = renderPart();
    start();
    popup.closed = true;
    await pass(500);
    expect(waiting()).toBeNull();
    await pass(8_000);
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('R-SOC-03 waits for a window whose scripts load slowly, though it appears closed', async () => {
    const { onSignedIn } = renderPart();
    start();
    popup.closed = true;
    await pass(7_000);
    expect(onSignedIn).not.toHaveBeenCalled();
    writeStored('betting_back_social_auth_key', '/fr/offers?b=2');
    await say(null);
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(player, '/fr/offers?b=2', 'login');
  });

  it('returns to the page it began on without a message, and still lets the window close itself', async () => {
    const { onSignedIn } = renderPart();
    onSignedIn.mockImplementation(() => removeStored('social_sign_in'));
    start();
    popup.closed = true;
    await pass(8_500);
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(player, '/offers?a=1', 'login');
    expect(takePending(Date.now())).toMatchObject({ mode: 'popup' });
  });

  it('leads nobody away who signed in by another method while the window stood open', async () => {
    const { onSignedIn } = renderPart();
    start();
    act(() => useSession.getState().setUser(player));
    popup.closed = true;
    await pass(8_500);
    await say('UserBannedException');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('goes there with the whole page where windows are blocked, with the address stored', () => {
    const assign = spyOnLocation('assign');
    window.history.replaceState(null, '', '/offers?a=1');
    open.mockReturnValue(null);
    renderPart();
    start('Vk');
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/oauth/init?service=vk'));
    expect(readStored('betting_back_social_auth_key')).toBe('/offers?a=1');
    expect(takePending(Date.now())).toMatchObject({ mode: 'page', type: 'authorization' });
  });

  it('announces nothing that stays in the storage', () => {
    announceResult({ error: null });
    expect(readStored('social_sign_in_result')).toBeNull();
  });
});
