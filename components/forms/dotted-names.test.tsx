import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from './form.test-support';

const FIELDS = [
  { name: 'card.holder', type: 'cardHolder', label: 'Holder' },
  { name: 'card[number]', type: 'text', label: 'Number' },
  { name: 'root', type: 'text', label: 'Root' },
  { name: 'new.pass', type: 'newPassword', label: 'New' },
  { name: 'again.pass', type: 'repeatedPassword', label: 'Again', sameAs: 'new.pass' },
  { name: 'pay.amount', type: 'sum', label: 'Amount', min: 10, max: 50 },
  { name: 'is.sure', type: 'flag', label: 'Sure' },
  { name: 'home.country', type: 'select', label: 'Country', options: [{ value: 'FR', label: 'France' }] },
] as const;

describe('fields whose names hold dots and brackets', () => {
  it('keep their names on the inputs, start with what is saved and are sent under their names', async () => {
    const { user, submitted } = renderForm([...FIELDS], { initial: { 'card.holder': 'ANN LEE' } });
    const holder = screen.getByLabelText('Holder');
    expect(holder).toHaveAttribute('name', 'card.holder');
    expect(holder).toHaveValue('ANN LEE');
    await user.type(screen.getByLabelText('Number'), '42');
    await user.type(screen.getByLabelText('Root'), 'r');
    await user.type(screen.getByLabelText('New'), 'secret1');
    await user.type(screen.getByLabelText('Again'), 'secret1');
    await user.type(screen.getByLabelText('Amount'), '20');
    await user.click(screen.getByLabelText('Sure'));
    await user.selectOptions(screen.getByLabelText('Country'), 'FR');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({
        'card.holder': 'ANN LEE',
        'card[number]': '42',
        root: 'r',
        'new.pass': 'secret1',
        'again.pass': 'secret1',
        'pay.amount': 20,
        'is.sure': true,
        'home.country': 'FR',
      }),
    );
  });

  it('show their own errors, from the rules and from the platform', async () => {
    const { user } = renderForm([FIELDS[0], FIELDS[3], FIELDS[4]], {
      onSubmit: (_values, form) => {
        form.applyErrors({ 'card.holder': [{ code: 'wrong', message: 'Not the owner' }] });
      },
    });
    await user.type(screen.getByLabelText('New'), 'secret1');
    await user.type(screen.getByLabelText('Again'), 'secret2');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Holder')).toHaveAccessibleDescription('Field is required'),
    );
    expect(screen.getByLabelText('Again')).toHaveAccessibleDescription('Passwords not equal');
    await user.type(screen.getByLabelText('Holder'), 'ANN LEE');
    await user.type(screen.getByLabelText('Again'), '{Backspace}1');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText('Holder')).toHaveAccessibleDescription('Not the owner'));
    expect(screen.getByLabelText('Holder')).toHaveFocus();
  });
});
