import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { PlatformError } from '@/lib/platform/error';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderCashier } from '../cashier.test-support';
import { PaymentHistory } from './payment-history';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }),
  usePathname: () => '/cashier/history',
}));
vi.mock('../payment/use-method-look', () => ({
  useMethodLook: () => (payment: { method: string }) => ({ name: payment.method, picture: null }),
}));

const call = platformCalls();
const item = (id: number, status: string | null = 'success') => ({
  id: String(id),
  requisites: '**** 4242',
  method: 'card',
  type: 'deposit',
  created_at: '2025-03-02T09:00:00Z',
  amount: { amount: id, currency: 'EUR' },
  status,
});

describe('PaymentHistory', () => {
  beforeEach(() => {
    call.mockReset();
  });

  it('R-CASH-13: loads more by offset, shows no record twice, and ends', async () => {
    call.mockResolvedValueOnce({ items: [item(4), item(3)], total: 3 });
    call.mockResolvedValueOnce({ items: [item(3), item(2)], total: 3 });
    const user = renderCashier(<PaymentHistory type="deposit" pageSize={2} />);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(call.mock.calls.map(([, input]) => input)).toEqual([
      { offset: '0', count: '2', type: 'deposit' },
      { offset: '2', count: '2', type: 'deposit' },
    ]);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('R-CASH-23: names the statuses it knows and shows others as received', async () => {
    call.mockResolvedValue({ items: [item(2, 'declined'), item(1, 'on_hold')], total: 2 });
    renderCashier(<PaymentHistory type="deposit" pageSize={4} />, 'fr');
    const [declined, held] = await screen.findAllByRole('listitem');
    expect(declined).toHaveTextContent('Refusé');
    expect(held).toHaveTextContent('on_hold');
    expect(screen.getByRole('link', { name: 'Reçu 2' })).toHaveAttribute('href', '/fr/cashier/receipt?id=2');
  });

  it('R-CASH-15: a payment whose status is not known is listed as such', async () => {
    call.mockResolvedValue({ items: [item(1, null)], total: 1 });
    renderCashier(<PaymentHistory type="deposit" pageSize={4} />, 'fr');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Inconnu');
  });

  it.each(['declined', 'cancelled'])('strikes out the sum of a payment that was %s', async (status) => {
    call.mockResolvedValue({ items: [item(2, status), item(1, 'pending')], total: 2 });
    renderCashier(<PaymentHistory type="deposit" pageSize={4} />);
    expect((await screen.findByText(/2\s€/)).localName).toBe('s');
    expect(screen.getByText(/1\s€/).localName).toBe('strong');
  });

  it('R-CASH-15: a payment whose sum is not known is listed with a dash', async () => {
    call.mockResolvedValue({ items: [{ ...item(2), amount: null }], total: 1 });
    renderCashier(<PaymentHistory type="deposit" pageSize={4} />);
    expect(await screen.findByRole('listitem')).toHaveTextContent('–');
  });

  it('says that there is nothing yet', async () => {
    call.mockResolvedValue({ items: [], total: 0 });
    renderCashier(<PaymentHistory type="withdrawal" pageSize={4} />);
    expect(await screen.findByText('No withdrawals yet')).toBeInTheDocument();
  });

  it('offers to try again after a failed read', async () => {
    call.mockRejectedValueOnce(
      new PlatformError({ type: 'NetworkFailure', httpStatus: 0, method: 'cashier.gethistory' }),
    );
    call.mockResolvedValueOnce({ items: [item(1)], total: 1 });
    const user = renderCashier(<PaymentHistory type="deposit" pageSize={4} />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Completed');
  });

  it('names each day once, above its first record', async () => {
    const today = new Date().toISOString();
    call.mockResolvedValue({
      items: [{ ...item(3), created_at: today }, { ...item(2), created_at: today }, item(1)],
      total: 3,
    });
    renderCashier(<PaymentHistory type="deposit" pageSize={4} />);
    await screen.findAllByRole('listitem');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today',
      '02.03.2025',
    ]);
  });

  it.each([
    ['en', ['November 2026', 'October 2026']],
    ['fr', ['novembre 2026', 'octobre 2026']],
  ] as const)(
    'names months where most days have one record (%s), also when more follow',
    async (locale, months) => {
      const on = (id: number, date: string) => ({ ...item(id), created_at: `${date}T12:00:00Z` });
      call.mockResolvedValueOnce({ items: [on(9, '2026-11-28'), on(8, '2026-11-27')], total: 5 });
      const others = [on(7, '2026-10-02'), on(6, '2026-10-02'), on(5, '2026-10-02')];
      call.mockResolvedValueOnce({ items: others, total: 5 });
      const user = renderCashier(<PaymentHistory type="deposit" pageSize={2} />, locale);
      await user.click(await screen.findByRole('button', { name: catalogue[locale].cashier.history.more }));
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
      expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(months);
      expect(screen.getByText(/^28\.11\.2026 a las \d+:00$/)).not.toHaveClass('visuallyHidden');
    },
  );

  it('requests one state from the platform, and says where nothing has it, in a region that stays', async () => {
    call.mockImplementation((_, { statuses }) =>
      statuses ? { items: [], total: 0 } : { items: [item(1)], total: 1 },
    );
    const user = renderCashier(<PaymentHistory type="deposit" pageSize={4} />);
    const region = screen.getByRole('status');
    await screen.findByRole('listitem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'pending');
    expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
    expect(call.mock.calls.at(-1)?.[1]).toMatchObject({
      type: 'deposit',
      statuses: expect.stringContaining('pending'),
    });
    expect(region).toHaveTextContent('Nothing matches these filters');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(region).toHaveTextContent('1 of 1 record'));
    expect(region).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Any status');
  });

  it('lists what is not older than a period, and looks further as long as more of it can follow', async () => {
    const fresh = { ...item(4), created_at: new Date().toISOString() };
    call.mockResolvedValueOnce({ items: [fresh], total: 3 });
    call.mockResolvedValueOnce({ items: [item(3)], total: 3 });
    const user = renderCashier(<PaymentHistory type="deposit" pageSize={1} />);
    await screen.findByRole('listitem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'week');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
