import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { DialogSkeleton } from './dialog-skeleton';
import { DialogTitle } from './dialog-title';

/** A dialog whose content replaces the skeleton after so long, while its close button has the focus. */
function openDialog(waitMs: number, hasAutoFocus = false) {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const dialog = (isLoaded: boolean) => (
    <dialog open>
      <button type="button">Close</button>
      <div>
        {isLoaded ? (
          <section>
            <DialogTitle>Wallet</DialogTitle>
            <input autoFocus={hasAutoFocus} />
          </section>
        ) : (
          <DialogSkeleton />
        )}
      </div>
    </dialog>
  );
  const { rerender } = renderWithTexts(dialog(false));
  screen.getByRole('button', { name: 'Close' }).focus();
  now.mockReturnValue(waitMs);
  rerender(dialog(true));
  now.mockRestore();
}

it('gives the focus to the title that comes late, so that it is announced', () => {
  openDialog(1_000);
  expect(screen.getByRole('heading', { name: 'Wallet' })).toHaveFocus();
});

it('leaves the focus to a field that takes it', () => {
  openDialog(1_000, true);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('leaves the focus where it is if the content comes at once', () => {
  openDialog(20);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});
