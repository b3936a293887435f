import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { defaultFormSettings } from '@/lib/forms/settings';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { beginAsPlayer, choiceOf, renderCashier } from '../cashier.test-support';
import { PaymentForm } from './payment-form';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/cashier' }));

const call = platformCalls();
const facts = { is_optional: false, mask: null, pattern: null, options: null };
const method: PaymentMethod = {
  sysname: 'bank',
  name: 'Bank transfer',
  image: null,
  currency: 'EUR',
  min_amount: 5,
  max_amount: 500,
  fee_percent: 0,
  fields: [
    { ...facts, name: 'bank_id', type: 'select', label: 'Bank' },
    { ...facts, name: 'iban', type: 'text', label: 'IBAN' },
  ],
};

it("R-CASH-04: a failed later read of the banks keeps the method's fields", async () => {
  beginAsPlayer();
  call.mockResolvedValue({ items: [{ id: '7', name: 'Bank Seven' }], total: 1, pageSize: null });
  const user = renderCashier(
    <>
      <PaymentForm
        kind="withdrawal"
        method={method}
        choice={choiceOf(method)}
        settings={defaultFormSettings('en')}
        summary={null}
        next={null}
        submitLabel="Withdraw"
        onSend={async () => undefined}
      />
      <ReadAgain />
    </>,
  );
  const iban = await screen.findByLabelText('IBAN');
  await user.type(iban, 'FR76');
  call.mockRejectedValue(platformFailure('BillingUnavailableException'));
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(screen.getByLabelText('IBAN')).toBe(iban);
  expect(iban).toHaveValue('FR76');
});

function ReadAgain() {
  const client = useQueryClient();
  return <button onClick={() => void client.invalidateQueries()}>Read again</button>;
}
