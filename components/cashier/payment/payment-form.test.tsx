import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import common from '@/i18n/messages/en/common.json';
import forms from '@/i18n/messages/en/forms.json';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { payment } from '@/lib/cashier/submit-once.test-support';
import { defaultFormSettings } from '@/lib/forms/settings';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { beginAsPlayer, choiceOf, renderCashier } from '../cashier.test-support';
import { PaymentForm, type PaymentFormProps } from './payment-form';
import { PaymentSummary } from './payment-summary';

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

const BANKS = [
  { id: '1', name: 'Bank One' },
  { id: '2', name: 'Bank Two' },
];

/** The form of the method as a withdrawal, unless other properties say otherwise. */
function payForm(own: Partial<PaymentFormProps>) {
  return (
    <PaymentForm
      kind="withdrawal"
      method={method}
      choice={choiceOf(own.method ?? method)}
      settings={defaultFormSettings('en')}
      recent={[]}
      summary={null}
      step={null}
      submitLabel="Withdraw"
      onSend={async () => undefined}
      {...own}
    />
  );
}

it("R-CASH-04: a failed later read of the banks keeps the method's fields", async () => {
  beginAsPlayer();
  call.mockResolvedValue({ items: [{ id: '7', name: 'Bank Seven' }], total: 1, pageSize: null });
  const user = renderCashier(
    <>
      {payForm({})}
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

it('R-CASH-22: a press while the banks are unread reads them again, says when that fails, and sends nothing', async () => {
  beginAsPlayer();
  call.mockRejectedValue(platformFailure('BillingUnavailableException'));
  const onSend = vi.fn(async () => undefined);
  const user = renderCashier(payForm({ onSend }));
  await screen.findByText(common.notLoaded);
  await user.type(screen.getByLabelText('Amount'), '60');
  await user.click(screen.getByRole('button', { name: 'Choose bank' }));
  await screen.findByText(forms.failed);
  call.mockResolvedValue({ items: [{ id: '7', name: 'Bank Seven' }], total: 1, pageSize: null });
  await user.click(screen.getByRole('button', { name: 'Choose bank' }));
  await user.type(await screen.findByLabelText('IBAN'), 'FR76');
  await user.click(screen.getByRole('button', { name: 'Choose bank' }));
  await waitFor(() => expect(screen.getByLabelText('Bank')).toHaveFocus());
  expect(onSend).not.toHaveBeenCalled();
});

it.each([
  [1.5, ['You pay–', 'Fee (1.5%)–', 'You get–', 'New balance–']],
  [0, ['You pay–', 'New balance–']],
  [null, ['You pay–', 'New balance–']],
])('R-CASH-01: the summary has a fee only where there is one (%s)', async (fee, lines) => {
  beginAsPlayer();
  const plain = { ...method, fields: [], fee_percent: fee };
  const summary = <PaymentSummary kind="deposit" method={plain} balance={null} />;
  renderCashier(payForm({ kind: 'deposit', method: plain, summary }));
  const shown = (await screen.findAllByRole('term')).map(({ parentElement }) => parentElement?.textContent);
  expect(shown.map((text) => text?.replaceAll(/\s/g, ' '))).toEqual(lines);
});

it.each([
  ['Bank Two', '2'],
  ['Bank Gone', ''],
  [null, ''],
])('R-CASH-04: the bank of the last payment by the method is chosen (%s)', async (requisites, chosen) => {
  beginAsPlayer();
  const latest = [
    payment('3', { method: 'card', requisites: 'Bank One' }),
    payment('2', { method: 'bank', requisites }),
    payment('1', { method: 'bank', requisites: 'Bank One' }),
  ];
  const banks = { method: 'bank', list: { items: BANKS, total: 2, pageSize: null } };
  renderCashier(payForm({ kind: 'deposit', recent: latest, banks }));
  await waitFor(() => expect(screen.getByLabelText('Bank')).toHaveValue(chosen));
});

function ReadAgain() {
  const client = useQueryClient();
  return <button onClick={() => void client.invalidateQueries()}>Read again</button>;
}
