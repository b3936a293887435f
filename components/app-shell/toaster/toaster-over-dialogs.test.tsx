import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DialogHost } from '../dialogs/dialog-host';
import { catalogue } from '@/i18n/catalogue';
import { closeAllDialogs, closeDialog, openDialog, useDialogs } from '@/stores/dialogs';
import { showToast, useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { Toaster } from './toaster';

const call = platformCalls();

const { popups, errors } = catalogue.en;
const question = { title: 'Remove it?', text: 'This cannot be undone.', confirmLabel: 'Remove' };

function renderPart() {
  return renderWithTexts(
    <>
      <DialogHost />
      <Toaster />
    </>,
  );
}

beforeEach(() => useToasts.getState().reset());
afterEach(() => act(closeAllDialogs));

it('R-DLG-08: what fails in a dialog is said inside it, where it is seen, heard and closed by hand', async () => {
  call.mockRejectedValue(platformFailure('BillingUnavailableException'));
  const { user } = renderPart();
  act(() => void openDialog('confirmEmail', { contact: 'demo@example.com' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(await within(dialog).findByRole('button', { name: popups.confirmEmail.send }));
  const toast = await within(dialog).findByRole('alert');
  expect(toast).toHaveTextContent(errors.BillingUnavailableException);
  await user.click(within(toast).getByRole('button', { name: catalogue.en.common.close }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(dialog).toHaveAttribute('open');
});

it('R-DLG-08: a toast is always in the topmost dialog, and in the page again when the last one closes', async () => {
  renderPart();
  act(() => showToast('success', 'Saved'));
  expect((await screen.findByRole('status')).closest('dialog')).toBeNull();
  act(() => void openDialog('confirmEmail', { contact: 'demo@example.com' }));
  const below = await screen.findByRole('alertdialog', { name: popups.confirmEmail.title });
  await within(below).findByText('Saved');
  act(() => void openDialog('confirm', question));
  const above = await screen.findByRole('alertdialog', { name: question.title });
  await within(above).findByText('Saved');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  for (const place of [below, null]) {
    act(() => closeDialog(useDialogs.getState().stack.at(-1)?.id ?? 0));
    await waitFor(() => expect(screen.getByText('Saved').closest('dialog')).toBe(place));
  }
});

it('R-DLG-08: a toast that moves is announced once, and goes five seconds after it came', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPart();
  act(() => showToast('error', 'Not saved'));
  await screen.findByRole('alert');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  act(() => void openDialog('confirm', question));
  const dialog = await screen.findByRole('alertdialog', { name: question.title });
  const card = (await within(dialog).findByText('Not saved')).parentElement;
  expect(screen.queryByRole('alert')).toBeNull();
  // Still a region of its own: otherwise its text would be outside of all landmarks and regions.
  expect(card).toHaveAttribute('role', 'status');
  expect(card).toHaveAttribute('aria-live', 'off');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText('Not saved')).toBeNull();
  vi.useRealTimers();
});
