import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { prazerConfigSchema } from '@/lib/content/schema-prazer-config';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';
import { settingsCalls } from '@/tests/support/settings-calls';
import { resolveDialog } from '@/tests/support/interactive';
import { beginAsPlayer, renderCashier } from '../cashier.test-support';
import { WithdrawalTracker } from './withdrawal-tracker';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/cashier/withdraw' }));

const call = platformCalls();
const settingsPart = settingsCalls();
const withdrawal = (id: number, status: string | null) => ({
  id: String(id),
  requisites: null,
  method: 'wallet',
  type: 'withdrawal',
  created_at: '2025-03-02T09:00:00Z',
  updated_at: '2025-03-02T10:00:00Z',
  amount: { amount: id, currency: 'EUR' },
  status,
  domain: null,
});
const METHODS = [{ sysname: 'wallet', name: 'E-wallet' }] as never;

function know(items: readonly ReturnType<typeof withdrawal>[]) {
  call.mockImplementation(async (_method, { statuses }) => {
    const requested = items.filter(({ status }) => statuses?.split(',').includes(status ?? '') ?? true);
    return { items: requested, total: requested.length, pageSize: null };
  });
}

beforeEach(() => {
  call.mockReset();
  settingsPart.mockReset();
});

describe.each(['en', 'fr'] as const)('the tracker in %s', (locale) => {
  const { cashier } = catalogue[locale];
  const plain = (text: string) => text.replace(/\s/g, ' ');

  async function render(account: Parameters<typeof beginAsPlayer>[0] = {}) {
    beginAsPlayer(account);
    renderCashier(<WithdrawalTracker methods={METHODS} recentItems={4} />, locale);
    return screen.findByRole('region', { name: plain(cashier.track.title) });
  }

  it.each([
    ['pending', cashier.track.review, cashier.track.next.pending],
    ['on_hold', 'on_hold', cashier.track.next.other],
    [null, cashier.status.unknown, cashier.track.next.other],
  ])('R-CASH-03, R-CASH-23: shows where one that is %s is, and what is next', async (status, now, next) => {
    know([withdrawal(50, status)]);
    const region = await render();
    expect(within(region).getByText(plain(next))).toBeInTheDocument();
    expect(region.querySelector('[aria-current="step"]')).toHaveTextContent(plain(now));
    const cancel = screen.queryAllByRole('button', { name: /50\s€/ });
    expect(cancel).toHaveLength(status === 'pending' ? 1 : 0);
  });

  it.each(['success', 'declined', 'cancelled'] as const)(
    'R-CASH-23: nothing is under way of one that is %s',
    async (status) => {
      know([withdrawal(50, status)]);
      const region = await render({ is_kyc_block_enabled: true });
      expect(region).toHaveTextContent(plain(cashier.track.next[status]));
      expect(region.querySelector('[aria-current="step"]')).toBeNull();
      expect(region).not.toHaveTextContent(plain(cashier.track.review));
      // Nothing is asked of a player without a pending withdrawal.
      expect(screen.queryByRole('note')).toBeNull();
    },
  );

  it('R-CASH-03, R-KYC-03: says what is asked of the player, and leads there', async () => {
    know([withdrawal(50, 'pending')]);
    await render({ is_kyc_block_enabled: true });
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent(plain(cashier.track.asked.verify));
    expect(within(note).getByRole('link')).toHaveAttribute(
      'href',
      locale === 'fr' ? '/fr/profile/verification' : '/profile/verification',
    );
  });

  it('R-KYC-02: leads nowhere where the page of verification is switched off', async () => {
    settingsPart.mockReturnValue({ features: prazerConfigSchema.parse({}).features });
    know([withdrawal(50, 'pending')]);
    await render({ is_kyc_block_enabled: true });
    await waitFor(() => expect(within(screen.getByRole('note')).queryByRole('link')).toBeNull());
  });

  it('R-KYC-03: says that nothing is asked while documents are checked', async () => {
    know([withdrawal(50, 'pending')]);
    await render({ is_kyc_block_enabled: true, is_on_verification: true });
    expect(screen.getByRole('note')).toHaveTextContent(plain(cashier.track.asked.onVerification));
    expect(within(screen.getByRole('note')).queryByRole('link')).toBeNull();
  });

  it('R-CASH-03: says why pending ones could not be read, and reads them again on wish', async () => {
    let isDown = true;
    call.mockImplementation((_method, { statuses }) => {
      const isPending = statuses?.includes('pending');
      if (isPending && isDown) throw platformFailure('InternalServerErrorException', { httpStatus: 500 });
      const items = isPending ? [withdrawal(50, 'pending')] : [withdrawal(9, 'success')];
      return { items, total: 1, pageSize: null };
    });
    const region = await render();
    const again = await within(region).findByRole('button', { name: plain(catalogue[locale].common.retry) });
    expect(await within(region).findByText(/^9\s€$/)).toBeInTheDocument();
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: /50\s€/ })).toBeInTheDocument();
    expect(within(region).queryByRole('alert')).toBeNull();
  });

  it('R-CASH-03: a withdrawal takes the focus of its cancel button when that is gone', async () => {
    let status = 'pending';
    call.mockImplementation((name) => {
      if (name !== 'cashier.cancelwithdrawal') return { items: [withdrawal(50, status)], total: 1 };
      status = 'cancelled';
      return { result: 1 };
    });
    await render();
    const cancel = await screen.findByRole('button', { name: /50\s€/ });
    cancel.focus();
    fireEvent.click(cancel);
    await resolveDialog('confirm', true);
    await screen.findByText(plain(cashier.track.next.cancelled));
    expect(screen.getByText(/^50\s€$/).closest('[tabindex]')).toHaveFocus();
  });

  it('R-CASH-03: its message takes that focus where the response of the cancellation is lost', async () => {
    call.mockImplementation((name) => {
      if (name === 'cashier.cancelwithdrawal') throw platformFailure('NetworkFailure', { httpStatus: 0 });
      return { items: [withdrawal(50, 'pending')], total: 1 };
    });
    await render();
    const cancel = await screen.findByRole('button', { name: /50\s€/ });
    cancel.focus();
    fireEvent.click(cancel);
    await resolveDialog('confirm', true);
    const message = await screen.findByText(plain(cashier.cancelCheck.checking));
    await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
  });

  it('R-CASH-14: shows each once, the newest first, with the method’s name', async () => {
    know([withdrawal(9, 'success'), withdrawal(10, 'pending')]);
    const region = await render();
    await waitFor(() => {
      const sums = within(region).getAllByText(/^\d+\s€$/);
      expect(sums.map(({ textContent }) => Number.parseInt(textContent ?? '', 10))).toEqual([10, 9]);
    });
    expect(within(region).getAllByText(/^E-wallet · (#|n°\s)\d+$/)).toHaveLength(2);
  });
});
