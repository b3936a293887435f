import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { ConfiguredFields } from './configured-fields';
import { Form } from './form';
import { useConfiguredForm } from './use-configured-form';

const FIELD = { name: 'password', type: 'newPassword', min: 8, max: 10 } as FieldDescriptor;

function PasswordForm() {
  const form = useConfiguredForm({ fields: [FIELD] });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <ConfiguredFields />
    </Form>
  );
}

it('marks the length by the limits of the field, counted in characters', async () => {
  const { user, container } = renderWithTexts(<PasswordForm />);
  const mark = screen.getByText(/8.*10/);
  const input = container.querySelector('input[type=password]') ?? document.body;
  await user.type(input, 'abcdef');
  expect(mark).not.toHaveTextContent('(done)');
  await user.type(input, 'g\u{10400}');
  expect(mark).toHaveTextContent('(done)');
});
