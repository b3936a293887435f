import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDialog, useDialogs } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { DialogHost } from './dialog-host';

vi.mock('./dialog-stack', () => {
  throw new Error('Failed to load chunk /_next/static/chunks/x.js');
});

it('R-ERR-13 without the code of dialogs the page stays, and each press says that it failed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithTexts(
    <>
      <p>The page</p>
      <DialogHost />
    </>,
    'fr',
  );
  for (const press of ['first', 'second']) {
    useToasts.setState({ toasts: [] });
    act(() => void openDialog('gamesSearch', {}));
    await vi.waitFor(() => expect(useDialogs.getState().stack).toEqual([]));
    expect(useToasts.getState().toasts, press).toMatchObject([
      { type: 'error', text: 'Le chargement a échoué.' },
    ]);
  }
  expect(screen.getByText('The page')).toBeInTheDocument();
});
