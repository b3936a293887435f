import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { Form } from './form';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { renderForm } from './form.test-support';
import { SumField } from './sum-field';
import { useConfiguredForm } from './use-configured-form';

const amount = { name: 'amount', type: 'sum', label: 'Amount', min: 10, max: 5000 } as const;
const send = () => screen.getByRole('button', { name: 'Send' });

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    const { user } = renderForm([{ name: 'password', type: 'password', label: 'Password' }]);
    const input = screen.getByLabelText('Password');
    await user.type(input, 'secret1');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret1');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('R-VAL-14: compares the repeated password again when the first one is left', async () => {
    const { user } = renderForm([
      { name: 'password', type: 'password', label: 'Password' },
      { name: 'repeat_password', type: 'repeatedPassword', label: 'Again' },
    ]);
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.tab();
    expect(screen.getByLabelText('Again')).toHaveAccessibleDescription('');
    await user.type(screen.getByLabelText('Again'), 'secret1');
    await user.type(screen.getByLabelText('Password'), '2');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('Again')).toHaveAccessibleDescription('Passwords not equal'),
    );
  });

  it('R-VAL-14: lets the error of the repeated password go once the first one fits', async () => {
    const { user } = renderForm([
      { name: 'new_password', type: 'newPassword', label: 'New' },
      { name: 'repeat_password', type: 'repeatedPassword', label: 'Again' },
    ]);
    await user.type(screen.getByLabelText('New'), 'secret2');
    await user.type(screen.getByLabelText('Again'), 'secret1');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('Again')).toHaveAccessibleDescription('Passwords not equal'),
    );
    await user.type(screen.getByLabelText('New'), '{Backspace}1');
    await waitFor(() => expect(screen.getByLabelText('Again')).toHaveAccessibleDescription(''));
  });
});

describe('CodeField', () => {
  it('R-2FA-06: takes a pasted code whole, however it is written', async () => {
    const { user, submitted } = renderForm([{ name: 'code', type: 'code', label: 'Code' }]);
    const input = screen.getByLabelText('Code');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    await user.click(input);
    await user.paste('123 456');
    expect(input).toHaveValue('123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ code: '123456' }));
  });

  it('R-2FA-06: asks for six digits', async () => {
    const { user } = renderForm([{ name: 'code', type: 'code', label: 'Code' }]);
    await user.type(screen.getByLabelText('Code'), '12345{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('the code must contain 6 digits'),
    );
  });
});

describe('TextField', () => {
  it('R-VAL-23: lays typed and pasted text into its mask, and keeps pasted digits beyond it', async () => {
    const { user } = renderForm([{ name: 'cpf', type: 'cpf', label: 'CPF', mask: '###.###.###-##' }]);
    const input = screen.getByLabelText('CPF');
    await user.type(input, '1234');
    expect(input).toHaveValue('123.4');
    await user.clear(input);
    await user.paste('12345678901');
    expect(input).toHaveValue('123.456.789-01');
    await user.clear(input);
    await user.paste('123456789012');
    expect(input).toHaveValue('123456789012');
    expect(input).toHaveAttribute('inputmode', 'numeric');
  });

  it('keeps the caret behind the digit typed in the middle', async () => {
    const { user } = renderForm([{ name: 'cpf', type: 'cpf', label: 'CPF', mask: '###.###' }]);
    const input = screen.getByLabelText<HTMLInputElement>('CPF');
    await user.type(input, '1245');
    await user.type(input, '3', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveValue('123.45');
    expect(input.selectionStart).toBe(3);
  });
});

describe('PhoneField', () => {
  const phone = { name: 'phone', type: 'phone', label: 'Phone' } as const;
  const settings = {
    phone: {
      defaultCountry: 'FR',
      countries: [
        { country: 'FR', callingCode: '33', mask: '# ## ## ## ##' },
        { country: 'GB', callingCode: '44', mask: null },
      ],
    },
  };

  it('R-VAL-10: sends digits with the calling code of the chosen country', async () => {
    const { user, submitted } = renderForm([phone], { settings });
    const input = screen.getByLabelText('Phone');
    expect(input).toHaveAttribute('type', 'tel');
    expect(input).toHaveAttribute('autocomplete', 'tel');
    await user.type(input, '612345678');
    expect(input).toHaveValue('6 12 34 56 78');
    await user.click(send());
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({ phone: '33612345678', phone_country_code: '33' }),
    );
  });

  it('follows the country of an international number, and keeps a trunk zero', async () => {
    const { user, submitted } = renderForm([phone], { settings });
    const input = screen.getByLabelText('Phone');
    await waitFor(() => expect(screen.getByLabelText('Country code')).toHaveValue('FR'));
    await user.click(input);
    await user.paste('0612345678');
    expect(input).toHaveValue('0612345678');
    await user.clear(input);
    await user.paste('+447911123456');
    await user.click(send());
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({ phone: '447911123456', phone_country_code: '44' }),
    );
  });

  it('R-VAL-10: asks for a number, and for a right one by the chosen country', async () => {
    const { user, submitted } = renderForm([phone], { settings });
    const input = screen.getByLabelText('Phone');
    await user.click(send());
    await waitFor(() => expect(input).toHaveAccessibleDescription('Insert phone number'));
    await user.type(input, '7911');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Wrong format'));
    await user.selectOptions(screen.getByLabelText('Country code'), 'GB');
    await user.type(input, '123456');
    await user.click(send());
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({ phone: '447911123456', phone_country_code: '44' }),
    );
  });

  it('offers every country by its name where none is configured', async () => {
    renderForm([phone], { locale: 'fr' });
    const select = screen.getByLabelText('Indicatif du pays');
    await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(200));
    expect(within(select).getByRole('option', { name: 'Allemagne (+49)' })).toBeInTheDocument();
    expect(select).toHaveValue('FR');
  });
});

describe('SumField', () => {
  it('R-VAL-02: groups thousands, states the bounds and sends a number', async () => {
    const { user, submitted } = renderForm([amount], { settings: { currency: 'EUR' } });
    const input = screen.getByLabelText('Amount');
    expect(input).toHaveAccessibleDescription('From 10\u00A0€ to 5,000\u00A0€');
    await user.type(input, '10.5');
    expect(input).toHaveValue('10.5');
    await user.click(send());
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('Enter a sum from 10\u00A0€ to 5,000\u00A0€'),
    );
    await user.clear(input);
    await user.type(input, '1500');
    expect(input).toHaveValue('1,500');
    await user.click(send());
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ amount: 1500 }));
  });

  it.each([
    ['one that was pasted', '5000', '49,99', '49,99'],
    ['a shorter one that was pasted', '5000', '4,99', '4,99'],
    ['one that was typed, after a deletion', '10,50', '{Backspace}', '10,5'],
    ['but not that of thousands after a deletion', '12345', '{Backspace}', '1,234'],
    ['nor the only one of thousands', '1234', '{Backspace}', '123'],
  ])('R-VAL-02: keeps a comma that may be decimal: %s', async (_what, first, then, shown) => {
    const { user } = renderForm([amount]);
    const input = screen.getByLabelText('Amount');
    await user.type(input, first);
    if (then === '{Backspace}') await user.keyboard(then);
    else {
      await user.tripleClick(input);
      await user.paste(then);
    }
    expect(input).toHaveValue(shown);
  });
});

describe('SumField with ready sums', () => {
  it('R-CASH-05: a ready sum fills the input and shows as chosen', async () => {
    function Presets() {
      const form = useConfiguredForm({ fields: [amount] });
      return (
        <Form form={form} onSubmit={() => undefined}>
          <SumField field={amount} presets={[20, 1000]} />
        </Form>
      );
    }
    const { user } = renderWithTexts(<Presets />);
    const ready = within(screen.getByRole('group', { name: 'Choose an amount' })).getByRole('button', {
      name: '1,000',
    });
    await user.click(ready);
    expect(screen.getByLabelText('Amount')).toHaveValue('1,000');
    expect(ready).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('digits of other scripts', () => {
  const fields: FieldDescriptor[] = [
    { name: 'phone', type: 'phone', label: 'Phone' },
    { name: 'code', type: 'code', label: 'Code' },
    { name: 'amount', type: 'sum', label: 'Amount', min: 10, max: 5000 },
    { name: 'card', type: 'cardNumber', label: 'Card' },
    { name: 'zip', type: 'postcode', label: 'Postcode' },
    { name: 'voucher', type: 'custom', label: 'Voucher', mask: '####-####' },
    { name: 'note', type: 'text', label: 'Note' },
    { name: 'password', type: 'password', label: 'Password' },
  ];

  it.each([
    ['Phone', '６１２٣٤', '61234'],
    ['Code', '１２３٤٥٦', '123456'],
    ['Amount', '１２５０', '１２５０'],
    ['Card', '٤１１١', '4111'],
    ['Postcode', '７５００１', '75001'],
    ['Voucher', '１２３٤۵', '1234-5'],
    ['Note', 'Chez １２', 'Chez １２'],
    ['Password', 'pass１２', 'pass１２'],
  ])('%s: %s becomes %s', async (label, typed, shown) => {
    const { user } = renderForm(fields);
    const input = screen.getByLabelText(label);
    await user.type(input, typed);
    expect(input).toHaveValue(shown);
    await user.clear(input);
    await user.paste(typed);
    expect(input).toHaveValue(shown);
  });
});

describe('digits of an input method', () => {
  it('are left to it until it is done with them', () => {
    renderForm([{ name: 'code', type: 'code', label: 'Code' }]);
    const input = screen.getByLabelText('Code');
    for (const value of ['１', '１２']) {
      fireEvent(input, inputOf(input, value));
      expect(input).toHaveValue(value);
    }
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('12');
  });

  function inputOf(input: HTMLElement, value: string): InputEvent {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    return new InputEvent('input', { bubbles: true, isComposing: true });
  }
});

describe('choices', () => {
  it('R-VAL-08: sex is a group of two, tied to its error, sent as a number', async () => {
    const { user, submitted } = renderForm([{ name: 'sex', type: 'sex', labelKey: 'sex' }]);
    await user.click(send());
    const group = screen.getByRole('radiogroup', { name: 'Gender' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Field is required'));
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await user.click(send());
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ sex: 2 }));
  });

  it('R-VAL-20: a box that must be ticked says so, a free one does not', async () => {
    const { user, submitted } = renderForm([
      { name: 'terms', type: 'checkbox', label: 'I accept' },
      { name: 'notify', type: 'flag', label: 'News', default: true },
    ]);
    expect(screen.getByRole('checkbox', { name: 'News' })).toBeChecked();
    await user.click(send());
    const terms = screen.getByRole('checkbox', { name: 'I accept' });
    await waitFor(() => expect(terms).toHaveAccessibleDescription('Tick this box to continue'));
    await user.click(terms);
    await user.click(screen.getByRole('checkbox', { name: 'News' }));
    await user.click(send());
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ terms: true, notify: false }));
  });

  it('select and date hold their saved values', async () => {
    const { user, submitted } = renderForm(
      [
        {
          name: 'country_code',
          type: 'select',
          label: 'Country',
          options: [{ value: 'FR', label: 'France' }],
        },
        { name: 'birth_date', type: 'date', label: 'Born', maxDate: '2008-01-01' },
        { name: 'message', type: 'text', label: 'Message' },
      ],
      { initial: { country_code: 'FR', birth_date: '1990-05-21', message: 'one\ntwo' } },
    );
    expect(screen.getByLabelText('Country')).toHaveValue('FR');
    expect(screen.getByLabelText('Born')).toHaveAttribute('max', '2008-01-01');
    expect(screen.getByLabelText('Message').tagName).toBe('TEXTAREA');
    await user.click(send());
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({
        country_code: 'FR',
        birth_date: '1990-05-21',
        message: 'one\ntwo',
      }),
    );
  });
});
