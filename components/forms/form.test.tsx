import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { preparePatterns } from '@/lib/forms/patterns';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { renderForm } from './form.test-support';

vi.mock('@/lib/forms/patterns', async (original) => {
  const own = await original<typeof import('@/lib/forms/patterns')>();
  return { ...own, preparePatterns: vi.fn(own.preparePatterns) };
});

const email: FieldDescriptor = { name: 'email', type: 'email', label: 'E-mail' };
const password: FieldDescriptor = { name: 'password', type: 'password', label: 'Password' };
const login: FieldDescriptor = { name: 'login', type: 'login', label: 'Login' };

describe('Form', () => {
  it('ties label and error to the input, which carries the name of the contract', async () => {
    const { user } = renderForm([email]);
    const input = screen.getByLabelText('E-mail');
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toHaveAttribute('aria-invalid', 'false');
    await user.type(input, 'a@b');
    await user.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Wrong email address'));
    expect(input).toHaveAttribute('aria-invalid', 'true');
    await user.type(input, '.com');
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'false'));
    expect(input).toHaveAccessibleDescription('');
  });

  it('R-VAL-21: waits for the submit when configured so', async () => {
    const { user } = renderForm([email, password], { strategy: 'submit' });
    const input = screen.getByLabelText('E-mail');
    await user.type(input, 'a@b');
    await user.tab();
    expect(input).toHaveAttribute('aria-invalid', 'false');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
  });

  it('moves the focus to the first wrong field and submits nothing', async () => {
    const { user, submitted } = renderForm([login, email, password]);
    await user.type(screen.getByLabelText('Login'), 'ann');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Field is required');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('R-VAL-07: submits no date that the browser cannot read as if there were none', async () => {
    const birth: FieldDescriptor = { name: 'day', type: 'date', label: 'Day', isOptional: true };
    const { user, submitted } = renderForm([birth]);
    const input = screen.getByLabelText<HTMLInputElement>(/^Day/);
    // As a browser does with 31 February.
    input.setCustomValidity('bad input');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Wrong date'));
    expect(input).toHaveFocus();
    expect(submitted).not.toHaveBeenCalled();
    input.setCustomValidity('');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ day: null }));
  });

  it('sends nothing as long as nothing has changed where that is wanted, and says so', async () => {
    const { user, submitted } = renderForm([login], { initial: { login: 'ann' }, needsChange: true });
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    // The look of every button that does nothing.
    expect(send).toHaveAttribute('data-disabled');
    expect(send).toHaveAccessibleDescription('Nothing has changed yet.');
    await user.click(send);
    await user.type(screen.getByLabelText('Login'), '{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Login'), 'a{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ login: 'anna' }));
  });

  it('forgets a refusal that was the lost session’s once the player is back, and nothing typed', async () => {
    useSession.getState().setGuest();
    const { user } = renderForm([login], { onSubmit: () => Promise.reject(new Error('refused')) });
    await user.type(screen.getByLabelText('Login'), 'ann{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    act(() => useSession.getState().setUser(account.parse({ uid: 7 })));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Login')).toHaveValue('ann');
    useSession.getState().reset();
  });

  it('submits with Enter, is busy and locked meanwhile, and sends once', async () => {
    let finish = () => {};
    const running = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { user, submitted } = renderForm([login], { onSubmit: () => running });
    await user.type(screen.getByLabelText('Login'), ' ann {Enter}{Enter}');
    const button = screen.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(submitted.mock.calls).toEqual([[{ login: 'ann' }]]);
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  });

  /** As a password manager fills it in that tells nobody. */
  function fillSilently(label: string, value: string): void {
    const input = screen.getByLabelText(label);
    if (input instanceof HTMLInputElement) input.value = value;
  }

  it('sends what was filled in without an event', async () => {
    const { user, submitted } = renderForm([login, password]);
    await user.type(screen.getByLabelText('Login'), 'ann');
    fillSilently('Login', 'nora');
    fillSilently('Password', 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted.mock.calls).toEqual([[{ login: 'nora', password: 'secret-1' }]]));
  });

  it('sends no sum that was filled in without an event before its button could name it', async () => {
    const { user, submitted } = renderForm([{ name: 'amount', type: 'sum', label: 'Amount' }]);
    fillSilently('Amount', '500');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(submitted).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted.mock.calls).toEqual([[{ amount: 500 }]]));
  });

  it('puts errors of the platform at their fields and the rest into the alert of the form', async () => {
    const { user } = renderForm([email], {
      initial: { email: 'a@b.com' },
      onSubmit: (_values, form) => {
        const rest = form.applyErrors({
          email: [{ code: 'taken' }],
          captcha: [{ code: 'x', message: 'Not today' }],
        });
        form.showError(rest[0]?.message ?? '');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Already in use'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Not today');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('says something general when a submit fails without a word', async () => {
    const { user } = renderForm([login], { onSubmit: () => Promise.reject(new Error('down')) });
    await user.type(screen.getByLabelText('Login'), 'ann{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong'));
    expect(screen.getByLabelText('Login')).toHaveValue('ann');
  });

  it('says the same when the rules of a field cannot be loaded', async () => {
    vi.mocked(preparePatterns).mockRejectedValueOnce(new Error('offline'));
    const { user, submitted } = renderForm([login]);
    await user.type(screen.getByLabelText('Login'), 'ann{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ login: 'ann' }));
  });

  it('speaks French', async () => {
    const { user } = renderForm(
      [
        { ...email, label: null, labelKey: 'email' },
        { ...password, isOptional: true },
      ],
      {
        locale: 'fr',
      },
    );
    expect(screen.getByText('(facultatif)')).toBeInTheDocument();
    await user.type(screen.getByLabelText('E-mail'), 'a{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Adresse e-mail incorrecte'),
    );
    expect(screen.getByRole('button', { name: 'Afficher le mot de passe' })).toBeInTheDocument();
  });

  it('R-VAL-01: prefers configured messages, those of the field first', async () => {
    const { user } = renderForm([email, { ...login, messages: { required: 'We need your login' } }], {
      settings: { messages: { required: 'Please fill in' } },
    });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Please fill in'),
    );
    expect(screen.getByLabelText('Login')).toHaveAccessibleDescription('We need your login');
  });
});
