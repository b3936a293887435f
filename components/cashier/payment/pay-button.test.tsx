import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfiguredFields } from '@/components/forms/configured-fields';
import { Form } from '@/components/forms/form';
import { useConfiguredForm } from '@/components/forms/use-configured-form';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { PayButton } from './pay-button';

const BANK = {
  name: 'bank.id',
  type: 'select',
  label: 'Your bank',
  options: [{ value: '7', label: 'Crédit du Levant' }],
} as const;
const FIELDS = [{ name: 'amount', type: 'sum', label: 'Amount' }, BANK] as const;
const SETTINGS = {
  locale: 'en',
  messages: {},
  masks: {},
  patterns: {},
  phone: { countries: [] },
  currency: 'EUR',
} as const;
const onSend = vi.fn();

function Subject({ choice = BANK }: { choice?: Omit<typeof BANK, 'label'> & { label: string } }) {
  const form = useConfiguredForm({ fields: FIELDS, settings: SETTINGS });
  return (
    <Form form={form} onSubmit={onSend}>
      <ConfiguredFields />
      <PayButton label="Deposit" isBusy={false} choices={[choice]} />
    </Form>
  );
}

it('says what is missing before the sum it sends, whatever the operator calls the field', async () => {
  const { user } = renderWithTexts(<Subject />);
  const button = () => screen.getByRole('button');
  expect(button()).toHaveTextContent('Choose an amount');
  await user.type(screen.getByLabelText('Amount'), '1000');
  expect(button()).toHaveTextContent('Choose your bank');
  await user.click(button());
  expect(onSend).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('Your bank'), '7');
  expect(button()).toHaveTextContent('Deposit 1,000 €');
  await user.click(button());
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
});

it.each([
  ['Your bank', 'Choose your bank'],
  ['Iban', 'Choose iban'],
  ['PayPal account', 'Choose PayPal account'],
  ['USDT network', 'Choose USDT network'],
])(
  'names the missing choice "%s" within the sentence, in whatever language the browser is',
  async (label, said) => {
    const lower = vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function turkish(
      this: string,
    ) {
      return this.replaceAll('I', 'ı').toLowerCase();
    });
    const { user } = renderWithTexts(<Subject choice={{ ...BANK, label }} />);
    await user.type(screen.getByLabelText('Amount'), '10');
    expect(screen.getByRole('button')).toHaveTextContent(said);
    lower.mockRestore();
  },
);
