import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { expectIsolated } from '@/tests/support/expect-isolated';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { renderCashier } from '../cashier.test-support';
import { Receipt } from './receipt';

const query = vi.hoisted(() => ({ current: 'id=9001' }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }),
  usePathname: () => '/cashier/receipt',
  useSearchParams: () => new URLSearchParams(query.current),
}));
vi.mock('../payment/use-method-look', () => ({
  useMethodLook: () => (payment: { method: string }) => ({ name: payment.method, picture: null }),
}));

const call = platformCalls();
const RECEIPT = {
  id: '9001',
  requisites: '**** 4242',
  method: 'card',
  type: 'deposit',
  created_at: '2025-03-02T09:00:00.000Z',
  updated_at: '2025-03-03T09:00:00.000Z',
  amount: { amount: 1250.5, currency: 'EUR' },
  status: 'on_hold',
  domain: 'casino.example',
};

beforeEach(() => {
  call.mockReset();
  query.current = 'id=9001';
});

describe.each(['en', 'fr'] as const)('the receipt in %s', (locale) => {
  const { cashier, common } = catalogue[locale];

  it('R-CASH-15, R-CASH-19, R-CASH-23: shows the deposit as received and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    call.mockResolvedValue(RECEIPT);
    const user = renderCashier(<Receipt />, locale);
    expect(await screen.findByText('1,250.50 €')).toBeInTheDocument();
    expect(screen.getByText('on_hold')).toBeInTheDocument();
    expect(screen.getByText(/03\.03\.2025 a las/)).toBeInTheDocument();
    expect(screen.getByText(/casino\.example/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: cashier.receipt.print }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each(['', 'id=', 'id=../1', `id=${'9'.repeat(65)}`])('requests nothing for the address %j', (search) => {
    query.current = search;
    renderCashier(<Receipt />, locale);
    expect(screen.getByText(cashier.receipt.none)).toBeInTheDocument();
    expect(call).not.toHaveBeenCalled();
  });

  it('R-CASH-15: a sum that is not known is a dash', async () => {
    call.mockResolvedValue({ ...RECEIPT, amount: null });
    renderCashier(<Receipt />, locale);
    expect(await screen.findByText('–')).toBeInTheDocument();
  });

  it('R-ERR-16: can be read again after a failure', async () => {
    call.mockRejectedValueOnce(platformFailure('BillingUnavailableException'));
    call.mockResolvedValueOnce(RECEIPT);
    const user = renderCashier(<Receipt />, locale);
    await user.click(await screen.findByRole('button', { name: common.retry }));
    const number = await screen.findByText('•••• 4242');
    expect(number.closest('dd')).toHaveTextContent('card · •••• 4242');
    expectIsolated('•••• 4242');
  });
});
