import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { BETTING_LOAD_LIMIT_MS } from '@/lib/betting/rules';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { user } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { stubObservers } from '@/tests/support/stub-observers';
import { BettingFrame } from './betting-frame';

vi.mock('@/components/shared/session/refresh-balance', () => ({ refreshBalance: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const pageOf = (url: string) => (
  <NextIntlClientProvider locale="en" messages={catalogue.en} timeZone="UTC">
    <BettingFrame url={url} />
  </NextIntlClientProvider>
);
const page = pageOf('https://book.test/');

describe('BettingFrame', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubObservers();
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve({ ok: false, type: 'opaque', body: null })),
    );
    useSession.getState().reset();
    closeAllDialogs();
    vi.mocked(refreshBalance).mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('R-BET-01 frames the sportsbook under a name, without the right to replace the site', () => {
    render(page);
    const frame = screen.getByTitle('Betting');
    expect(frame).toHaveAttribute('src', 'https://book.test/');
    expect(frame.getAttribute('sandbox')?.split(' ')).toContain('allow-scripts');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  });

  it('is not in the HTML of the server, where its loading would go unheard', () => {
    expect(renderToString(page)).not.toContain('<iframe');
  });

  it('says so when nothing came in time, and tries again', () => {
    render(page);
    act(() => void vi.advanceTimersByTime(BETTING_LOAD_LIMIT_MS));
    expect(screen.getByRole('alert')).toHaveTextContent('The betting area did not load.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByTitle('Betting')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays once it has loaded', () => {
    render(page);
    fireEvent.load(screen.getByTitle('Betting'));
    act(() => void vi.advanceTimersByTime(BETTING_LOAD_LIMIT_MS * 2));
    expect(screen.getByTitle('Betting')).toBeInTheDocument();
  });

  it('says so at once when nothing responds at its address, though the frame counts as loaded', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('refused'))),
    );
    render(page);
    fireEvent.load(screen.getByTitle('Betting'));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('The betting area did not load.');
  });

  it('R-BET-01 stays where an address of this site redirects to the host of the sportsbook', async () => {
    const redirected = vi.fn(async (_: string, { redirect }: RequestInit) => {
      if (redirect !== 'manual') throw new TypeError('another origin');
      return { ok: false, type: 'opaqueredirect', body: null };
    });
    vi.stubGlobal('fetch', redirected);
    render(pageOf('/platform/betting'));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(redirected).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when an address of this site responds badly', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve({ ok: false, type: 'basic', body: null })),
    );
    render(pageOf('/platform/betting'));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  function say(data: unknown, { origin = 'https://book.test', isFrame = true } = {}): void {
    const frame = screen.getByTitle<HTMLIFrameElement>('Betting');
    const source = isFrame ? frame.contentWindow : window;
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  }
  const areaHeight = () => screen.getByTitle('Betting').parentElement?.style.height;

  it('takes the height the sportsbook asks for, from its own origin and frame alone', () => {
    render(page);
    say({ type: 'betting:height', height: 900 }, { origin: 'https://evil.test' });
    say({ type: 'betting:height', height: 900 }, { isFrame: false });
    expect(areaHeight()).toBe('');
    say({ type: 'betting:height', height: 900 });
    expect(areaHeight()).toBe('900px');
  });

  it('leaves room for what stands above it in the window, so that its lower edge stays in sight', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 92 } as DOMRect);
    render(page);
    expect(screen.getByTitle('Betting').parentElement?.style.getPropertyValue('--above')).toBe('92px');
    vi.restoreAllMocks();
  });

  it('opens sign-in for a guest, and reloads for a player the sportsbook does not know', () => {
    useSession.getState().setGuest();
    render(page);
    say('betting:sign-in', { origin: 'https://evil.test' });
    expect(useDialogs.getState().stack).toEqual([]);
    say('betting:sign-in');
    expect(useDialogs.getState().stack).toMatchObject([
      { name: 'auth', props: { type: 'authorization', staysHere: true } },
    ]);
    const before = screen.getByTitle('Betting');
    act(() => useSession.getState().setUser(user.parse({ uid: 5 })));
    const signedIn = screen.getByTitle('Betting');
    expect(signedIn).not.toBe(before);
    say('betting:sign-in');
    expect(screen.getByTitle('Betting')).not.toBe(signedIn);
  });

  it('reloads once per sign-in or retry for a sportsbook that does not learn of it, then says so', () => {
    useSession.getState().setUser(user.parse({ uid: 5 }));
    render(page);
    say('betting:sign-in');
    say('betting:sign-in');
    expect(screen.queryByTitle('Betting')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const retried = screen.getByTitle('Betting');
    say('betting:sign-in');
    expect(screen.getByTitle('Betting')).not.toBe(retried);
    say('betting:sign-in');
    expect(screen.getByRole('alert')).toHaveTextContent('The betting area did not load.');
    act(() => useSession.getState().setUser(user.parse({ uid: 6 })));
    const before = screen.getByTitle('Betting');
    say('betting:sign-in');
    expect(screen.getByTitle('Betting')).not.toBe(before);
  });

  it('does not load twice when a visitor is first found out', () => {
    render(page);
    const frame = screen.getByTitle('Betting');
    act(() => useSession.getState().setUser(user.parse({ uid: 5 })));
    expect(screen.getByTitle('Betting')).toBe(frame);
  });

  it('reads the balance when a bet moved money, and when the page is left', () => {
    const { unmount } = render(page);
    say('betting:balance-changed', { isFrame: false });
    expect(refreshBalance).not.toHaveBeenCalled();
    say('betting:balance-changed');
    expect(refreshBalance).toHaveBeenCalledTimes(1);
    unmount();
    expect(refreshBalance).toHaveBeenCalledTimes(2);
  });

  it('reads the balance at most once a second, and after the last bet', () => {
    render(page);
    for (const _ of [1, 2, 3]) say('betting:balance-changed');
    expect(refreshBalance).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(refreshBalance).toHaveBeenCalledTimes(2);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(refreshBalance).toHaveBeenCalledTimes(2);
  });
});
