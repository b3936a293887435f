import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { serverClockOffset } from '@/lib/browser/server-clock';
import { payOutCashback, removeCashback } from '@/lib/cashback/api';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { resolveDialog, freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { CashbackPanel } from './cashback-panel';

vi.mock('@/lib/browser/server-clock', () => ({ serverClockOffset: vi.fn(async () => 0) }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/profile/cashback',
}));

vi.mock('@/lib/browser/pause', () => ({ pause: async () => null }));

const call = platformCalls();
const panel = <CashbackPanel pageSize={4} />;
const ACTIVE = {
  id: '41',
  status: 'active',
  end_date: '2025-03-10T00:00:00.000Z',
  receiving_expired_at: null,
  paid_out_at: null,
  description: { title: 'Weekly', text: '10 %', amount: { amount: 15, currency: 'EUR' } },
};
const PAID = {
  ...ACTIVE,
  id: '40',
  status: 'paid_out',
  paid_out_at: '2025-03-02T09:00:00.000Z',
  description: { title: 'Before' },
};
const sent = () => call.mock.calls.filter(([name]) => /payout|remove/.test(name));
const shownToasts = () => useToasts.getState().toasts.map(({ type, text }) => `${type}: ${text}`);

function respond(before: object[], result: unknown = { result: 1 }, after = before) {
  let items = before;
  call.mockImplementation(async (name) => {
    if (name === 'cashbacks.get') return { items, total: items.length, pageSize: 4 };
    if (/payout|remove/.test(name)) items = after;
    if (result instanceof Error && name !== 'account.getBalance') throw result;
    return result;
  });
}

beforeEach(() => {
  call.mockReset();
  freshPlayer();
});

describe.each(['en', 'fr'] as const)('cashback in %s', (locale) => {
  const { common, errors, rewards } = catalogue[locale];
  const { cashback } = rewards;
  const plain = (text: string) => text.replace(/\s/g, ' ');

  async function click(action: 'payout' | 'remove') {
    const { user } = renderInteractive(panel, locale);
    await user.click(await screen.findByRole('button', { name: cashback[action].button }));
    return user;
  }

  it('R-CBACK-01, R-CBACK-02: lists the newest first, and only the current one can be changed', async () => {
    respond([ACTIVE, PAID]);
    renderInteractive(panel, locale);
    expect(await screen.findByText(/^15\s€$/)).toBeInTheDocument();
    expect(screen.getByText(/02\.03\.2025 a las/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: cashback.payout.button })).toHaveLength(1);
    expect(call.mock.calls[0]?.[1]).toEqual({
      offset: '0',
      count: '4',
      sort: 'end_date',
      order: 'desc',
      statuses: 'active,paid_out',
      fields: 'description',
    });
  });

  it('R-CBACK-03: takes it once however often it is clicked, and says so', async () => {
    respond([ACTIVE]);
    const user = await click('payout');
    await waitFor(() => expect(shownToasts()).toEqual([`success: ${cashback.payout.done}`]));
    expect(sent()).toEqual([[payOutCashback.name, {}]]);
    let settle = (_: unknown) => {};
    respond([ACTIVE], new Promise((resolve) => (settle = resolve)));
    await user.dblClick(screen.getByRole('button', { name: cashback.payout.button }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    useToasts.getState().reset();
    settle({ result: 1 });
    await waitFor(() => expect(shownToasts()).toEqual([`success: ${cashback.payout.done}`]));
    expect(sent()).toHaveLength(2);
  });

  it('R-CBACK-03: removes it only after a question that names the sum', async () => {
    respond([ACTIVE]);
    const user = await click('remove');
    expect(await resolveDialog('confirm')).toMatchObject({ text: expect.stringMatching(/15\s€/) });
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: cashback.remove.button }));
    await resolveDialog('confirm', true);
    await waitFor(() => expect(shownToasts()).toEqual([`success: ${cashback.remove.done}`]));
    expect(sent()).toEqual([[removeCashback.name, {}]]);
  });

  it.each([
    [{ ...ACTIVE, status: 'paid_out' }, `success: ${cashback.payout.done}`],
    [ACTIVE, `error: ${errors.NetworkFailure}`],
  ])('R-CBACK-03: after a lost response the cashback itself gives the outcome', async (later, words) => {
    const lost = platformFailure('NetworkFailure', { httpStatus: 0 });
    respond([ACTIVE], lost);
    const { user } = renderInteractive(panel, locale);
    const button = await screen.findByRole('button', { name: cashback.payout.button });
    respond([ACTIVE], lost, [later]);
    await user.click(button);
    await waitFor(() => expect(shownToasts()).toEqual([words]));
    expect(sent()).toHaveLength(1);
  });

  it.each(['InvalidRequestException', 'InvalidParameterException'] as const)(
    'R-CBACK-03, R-ERR-14: %s says that nothing can be done with it only where the list shows that',
    async (type) => {
      const refused = platformFailure(type);
      respond([ACTIVE], refused);
      const { user } = renderInteractive(panel, locale);
      const click = async () =>
        user.click(await screen.findByRole('button', { name: cashback.payout.button }));
      await click();
      await waitFor(() => expect(shownToasts()).toEqual([`error: ${errors.InvalidRequestException}`]));
      useToasts.getState().reset();
      respond([ACTIVE], refused, [PAID]);
      await click();
      await waitFor(() => expect(shownToasts()).toEqual([`error: ${cashback.gone}`]));
      expect(sent()).toHaveLength(2);
    },
  );

  it.each([
    ['it was paid out elsewhere', [{ ...ACTIVE, status: 'paid_out' }]],
    ['a newer one is here', [{ ...ACTIVE, id: '42', end_date: '2025-03-17T00:00:00.000Z' }, ACTIVE]],
  ])('R-CBACK-03: sends nothing where the call would act on another: %s', async (_, now) => {
    respond([ACTIVE]);
    const { user } = renderInteractive(panel, locale);
    const button = await screen.findByRole('button', { name: cashback.payout.button });
    respond(now);
    await user.click(button);
    await waitFor(() => expect(shownToasts()).toEqual([`error: ${cashback.gone}`]));
    expect(sent()).toEqual([]);
  });

  it('R-CBACK-02: says by the site’s clock whether its end is still to come', async () => {
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const day = soon.slice(0, 4);
    const words = (key: 'endsAt' | 'endedAt') => new RegExp(`^${cashback[key].split(' {')[0]} .*${day}`);
    respond([{ ...ACTIVE, end_date: soon }]);
    const { unmount } = renderInteractive(panel, locale);
    expect(await screen.findByText(words('endsAt'))).toBeInTheDocument();
    expect(screen.queryByText(words('endedAt'))).toBeNull();
    unmount();
    vi.mocked(serverClockOffset).mockResolvedValueOnce(4 * 86_400_000);
    renderInteractive(panel, locale);
    expect(await screen.findByText(words('endedAt'))).toBeInTheDocument();
  });

  it('R-CBACK-03: offers nothing to take of a cashback of nothing, which can be removed', async () => {
    respond([{ ...ACTIVE, description: { title: 'Weekly', amount: { amount: 0, currency: 'EUR' } } }]);
    renderInteractive(panel, locale);
    expect(await screen.findByRole('button', { name: cashback.remove.button })).toBeEnabled();
    expect(screen.queryByRole('button', { name: cashback.payout.button })).toBeNull();
    expect(screen.getByText(cashback.state.empty)).toBeInTheDocument();
  });

  it('R-CBACK-02: shows a status it does not know as a text, never as the platform writes it', async () => {
    respond([{ ...ACTIVE, status: 'SOME_NEW_VALUE' }]);
    renderInteractive(panel, locale);
    expect(await screen.findByText(cashback.state.other)).toBeInTheDocument();
    expect(screen.queryByText('SOME_NEW_VALUE')).toBeNull();
  });

  it('takes any result but 1 for a failure', async () => {
    respond([ACTIVE], { result: 0 });
    await click('payout');
    await waitFor(() => expect(shownToasts()).toEqual([`error: ${errors.UnknownErrorException}`]));
  });

  it('says where there is none, and reads again what failed', async () => {
    call.mockRejectedValue(platformFailure('InternalServerErrorException'));
    const { user } = renderInteractive(panel, locale);
    const retry = await screen.findByRole('button', { name: common.retry });
    respond([]);
    await user.click(retry);
    expect(await screen.findByText(plain(cashback.none))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: rewards.bonuses.toOffers })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/offers$/),
    );
  });
});
