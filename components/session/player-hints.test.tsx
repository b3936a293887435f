import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';
import { user } from '@/lib/session/schema';
import { useHints } from '@/stores/hints';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { catalogue } from '@/i18n/catalogue';
import { platformCalls } from '@/tests/support/platform-calls';
import { PlayerHints } from './player-hints';
import { queryClient } from '@/components/shared/query/query-client';

vi.mock('@/components/ui/button-link', () => ({
  ButtonLink: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));

const place = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), usePathname: () => place.path }));

/** By how much the site's clock is ahead of the device's. */
const clock = vi.hoisted(() => ({ aheadMs: 0 }));
vi.mock('@/lib/browser/server-clock', () => ({ serverClockOffset: async () => clock.aheadMs }));

const call = platformCalls();

const DEPOSIT = 'Make your first deposit.';
const CONFIRM = 'Confirm your email.';
const HOUR_MS = 3_600_000;

const registered = Date.parse('2026-03-01T12:00:00Z');
let deposits = 0;
let isConfirmed = false;

/** Renders the hints and waits until all was read but what does not come. */
async function show(unread = 0): Promise<void> {
  render(
    <NextIntlClientProvider locale="en" messages={{ common: catalogue.en.common }} timeZone="UTC">
      <PlayerHints />
    </NextIntlClientProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  await allRead(unread);
}

async function allRead(unread = 0): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(unread));
  await act(() => vi.advanceTimersByTimeAsync(50));
}

beforeEach(() => {
  vi.useFakeTimers({ now: registered, shouldAdvanceTime: true });
  localStorage.clear();
  sessionStorage.clear();
  useHints.getState().reset();
  useToasts.getState().reset();
  queryClient.clear();
  deposits = 0;
  isConfirmed = false;
  place.path = '/';
  clock.aheadMs = 0;
  useSession
    .getState()
    .setUser(user.parse({ uid: 7, login: 'ann@mail.test', reg_time: '2026-03-01T12:00:00Z' }));
  call.mockReset();
  call.mockImplementation(async (name) => {
    const contact = { type: 'email', contact: 'ann@mail.test', is_confirmed: isConfirmed };
    if (name === 'cashier.gethistory') return { items: [], total: deposits };
    if (name === 'account.getprofileinfo') return { contacts: [contact] };
    return { result: 1 };
  });
});
afterEach(() => vi.useRealTimers());

describe('PlayerHints', () => {
  it('R-AUTH-14 R-AUTH-15 shows both hints to a new player, asking for one deposit', async () => {
    await show();
    expect(screen.getByText(DEPOSIT)).toBeInTheDocument();
    expect(screen.getByText(CONFIRM)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/cashier/deposit');
    expect(call.mock.calls).toContainEqual([
      'cashier.gethistory',
      { offset: '0', count: '1', type: 'deposit' },
    ]);
  });

  it('R-AUTH-14 R-AUTH-15 shows both at once: the first would be moved by the second', async () => {
    let respond = (_: object) => {};
    const respondLater = call.getMockImplementation();
    call.mockImplementation(async (name, ...rest) =>
      name === 'account.getprofileinfo'
        ? new Promise((resolve) => (respond = resolve))
        : respondLater?.(name, ...rest),
    );
    await show(1);
    expect(screen.queryByText(DEPOSIT)).toBeNull();
    respond({ contacts: [{ type: 'email', contact: 'ann@mail.test', is_confirmed: false }] });
    await allRead();
    expect(screen.getByText(DEPOSIT)).toBeInTheDocument();
    expect(screen.getByText(CONFIRM)).toBeInTheDocument();
  });

  it('R-AUTH-14 counts the two hours in site time, though the device’s clock is three hours ahead', async () => {
    vi.setSystemTime(registered + 3 * HOUR_MS);
    clock.aheadMs = -3 * HOUR_MS;
    await show();
    expect(screen.getByText(DEPOSIT)).toBeInTheDocument();
  });

  it.each(['/cashier/deposit', '/betting', '/profile/verification'])(
    'leaves %s alone, where a bar at the foot would cover what the player came for',
    async (path) => {
      place.path = path;
      await show();
      expect(screen.queryByRole('complementary')).toBeNull();
    },
  );

  it('R-AUTH-15 keeps a long address out of its line, where a phone would break it in the middle', async () => {
    await show();
    expect(screen.getByText(CONFIRM)).toHaveAttribute('title', 'ann@mail.test');
  });

  it('R-AUTH-14 R-AUTH-15 shows none to a player with a deposit and a confirmed contact', async () => {
    deposits = 3;
    isConfirmed = true;
    await show();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('R-AUTH-14 takes the registration hint away two hours after the registration, the other after five days', async () => {
    await show();
    await act(() => vi.advanceTimersByTimeAsync(2 * HOUR_MS));
    expect(screen.queryByText(DEPOSIT)).toBeNull();
    expect(screen.getByText(CONFIRM)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(118 * HOUR_MS));
    expect(screen.queryByText(CONFIRM)).toBeNull();
  });

  it('requests nothing once the time of both hints is over', async () => {
    vi.setSystemTime(registered + 121 * HOUR_MS);
    await show();
    expect(call).not.toHaveBeenCalled();
  });

  it('R-AUTH-06 shows the registration hint to a fresh player without a response of the history', async () => {
    useHints.getState().markRegistered(7);
    const respond = call.getMockImplementation();
    call.mockImplementation(async (name, ...rest) =>
      name === 'cashier.gethistory' ? new Promise(() => undefined) : respond?.(name, ...rest),
    );
    await show(1);
    expect(screen.getByText(DEPOSIT)).toBeInTheDocument();
  });

  it('R-AUTH-15 sends the confirmation message once, hides, and remembers it for this player', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(screen.queryByText(CONFIRM)).toBeNull());
    expect(screen.getByText(DEPOSIT)).toBeInTheDocument();
    expect(readStored('confirmation_sent')).toHaveProperty('7');
    expect(useToasts.getState().toasts[0]).toMatchObject({
      type: 'success',
      text: 'We have sent a message to ann@mail.test.',
    });
  });

  it('R-PROF-08 says why the confirmation message was not sent, and stays', async () => {
    await show();
    call.mockResolvedValue({ result: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Send email' }));
    const text = catalogue.en.profile.failures.saveContact;
    await waitFor(() => expect(useToasts.getState().toasts[0]).toMatchObject({ type: 'error', text }));
    expect(screen.getByText(CONFIRM)).toBeInTheDocument();
    expect(readStored('confirmation_sent')).toBeNull();
  });

  it('R-AUTH-15 stays hidden for the player whose message was sent, not for another', async () => {
    writeStored('confirmation_sent', { 7: registered });
    await show();
    expect(screen.queryByText(CONFIRM)).toBeNull();
    const other = { uid: 8, login: 'ann@mail.test', reg_time: '2026-03-01T12:00:00Z' };
    act(() => useSession.getState().setUser(user.parse(other)));
    expect(screen.getByText(CONFIRM)).toBeInTheDocument();
  });

  it('closes by hand and stays closed in this tab', async () => {
    await show();
    const [closeFirst] = screen.getAllByRole('button', { name: 'Close the reminder' });
    if (closeFirst) fireEvent.click(closeFirst);
    expect(screen.queryByText(DEPOSIT)).toBeNull();
    expect(readStored('closed_hints')).toEqual(['registration']);
  });
});
