import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyForm } from './form-actions';
import { renderForm } from './form.test-support';

it.each(['{Enter}', 'click'])(
  'a form emptied after it was sent (%s) calls no field wrong',
  async (submission) => {
    const { user } = renderForm([{ name: 'code', type: 'text', label: 'Code' }], {
      onSubmit: (_values, form) => emptyForm(form),
    });
    const field = screen.getByLabelText('Code');
    await user.type(field, submission === 'click' ? 'abc' : `abc${submission}`);
    if (submission === 'click') await user.click(screen.getByRole('button'));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.getByRole('button')).toHaveFocus();
    await user.tab();
    expect(field).toHaveAttribute('aria-invalid', 'false');
  },
);
