import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { DialogButton } from './dialog-button';

afterEach(() => act(closeAllDialogs));

it('shows its click at once, until the code of the dialog is there', async () => {
  renderWithTexts(
    <DialogButton dialog="menu" given={{ items: [], locales: [] }} className="entry">
      Menu
    </DialogButton>,
    'en',
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(button);
  expect(button).toHaveClass('entry', 'opening');
  expect(useDialogs.getState().stack).toHaveLength(1);
  await waitFor(() => expect(button).not.toHaveClass('opening'));
});
