import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { downloadText } from '@/lib/browser/download';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { renderCashierPart, renderCashier } from '../cashier.test-support';
import { History } from './history';

const query = vi.hoisted(() => ({ current: '' }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }),
  usePathname: () => '/cashier/history',
  useSearchParams: () => new URLSearchParams(query.current),
}));
vi.mock('../payment/use-method-look', () => ({
  useMethodLook: () => (payment: { method: string }) => ({ name: payment.method, picture: null }),
}));
vi.mock('@/lib/browser/download', () => ({ downloadText: vi.fn() }));

const call = platformCalls();
const history = () => <History pageSize={4} />;
const payment = {
  id: '9001',
  requisites: '**** 4242',
  method: 'card',
  type: 'deposit',
  created_at: '2025-03-02T09:00:00.000Z',
  updated_at: null,
  amount: { amount: 12.5, currency: 'EUR' },
  status: 'success',
  domain: null,
};
const bonus = {
  id: '21',
  type: 'casino',
  status: 'active',
  description: { title: 'Welcome', amount: { amount: 100, currency: 'EUR' } },
};
const cashback = {
  id: '41',
  status: 'paid_out',
  end_date: null,
  receiving_expired_at: null,
  paid_out_at: '2025-03-02T09:00:00.000Z',
  description: { title: 'Weekly' },
};

function respondToAll() {
  call.mockImplementation(async (name) => {
    const item = name === 'bonuses.get' ? bonus : name === 'cashbacks.get' ? cashback : payment;
    return { items: [item], total: 1, pageSize: 4 };
  });
}

beforeEach(() => {
  call.mockReset();
  vi.mocked(downloadText).mockReset();
  query.current = '';
  respondToAll();
});

it.each([
  ['', 'cashier.gethistory', { offset: '0', count: '4', type: 'deposit' }],
  ['tab=deposit', 'cashier.gethistory', { offset: '0', count: '4', type: 'deposit' }],
  ['tab=withdrawal', 'cashier.gethistory', { offset: '0', count: '4', type: 'withdrawal' }],
  ['tab=bonuses', 'bonuses.get', { count: '4', offset: '0', fields: 'description,status', status: 'all' }],
  ['tab=cashbacks', 'cashbacks.get', { offset: '0', count: '4', sort: 'end_date', order: 'desc' }],
  ['tab=nonsense', 'cashier.gethistory', { type: 'deposit' }],
])('R-CASH-10, R-CASH-11: the address %j reads %s in pages of four', async (search, method, input) => {
  query.current = search;
  renderCashier(history());
  await screen.findByRole('listitem');
  expect(call.mock.calls[0]).toMatchObject([method, input]);
});

it('R-CASH-12: switching a tab clears it, and coming back loads it again', async () => {
  const { rerender } = renderCashierPart(history());
  expect(await screen.findByText('card')).toBeInTheDocument();
  query.current = 'tab=bonuses';
  rerender(history());
  expect(screen.queryByText('card')).not.toBeInTheDocument();
  expect(await screen.findByText('Welcome')).toBeInTheDocument();
  query.current = 'tab=deposit';
  rerender(history());
  expect(screen.queryByText('card')).not.toBeInTheDocument();
  expect(await screen.findByText('card')).toBeInTheDocument();
  expect(call.mock.calls.map(([name]) => name)).toEqual([
    'cashier.gethistory',
    'bonuses.get',
    'cashier.gethistory',
  ]);
});

it('R-CASH-21: shows date and time joined by the configured word', async () => {
  renderCashier(history());
  expect(await screen.findByText(/^02\.03\.2025 a las \d{1,2}:00$/)).toBeInTheDocument();
});

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  const { cashier, common } = catalogue[locale];

  it('R-CASH-15: sums up what is listed and exports it as a file', async () => {
    const user = renderCashier(history(), locale);
    expect(await screen.findByText(cashier.history.totals.deposit.replace(/\s/g, ' '))).toHaveTextContent(
      '12.50',
    );
    await user.click(screen.getByRole('button', { name: cashier.history.csv.download }));
    expect(downloadText).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`^${cashier.history.csv.files.deposit}-\\d{4}-\\d\\d-\\d\\d\\.csv$`)),
      expect.stringContaining(`"${cashier.history.csv.columns.status}"\r\n"9001"`),
      'text/csv',
    );
  });

  it('R-ERR-16: a read that failed can be tried again', async () => {
    call.mockRejectedValueOnce(platformFailure('TooManyRequestsException'));
    const user = renderCashier(history(), locale);
    await user.click(await screen.findByRole('button', { name: common.retry }));
    expect(await screen.findByText('card')).toBeInTheDocument();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('keeps what is listed when more cannot be loaded', async () => {
    call.mockResolvedValueOnce({ items: [payment], total: 2, pageSize: 4 });
    call.mockRejectedValueOnce(platformFailure('InternalServerErrorException'));
    const user = renderCashier(history(), locale);
    await user.click(await screen.findByRole('button', { name: cashier.history.more }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(cashier.history.moreFailed));
    expect(screen.getByText('card')).toBeInTheDocument();
  });
});
