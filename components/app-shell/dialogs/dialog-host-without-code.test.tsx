import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDialog, useDialogs } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { DialogHost } from './dialog-host';

const connection = vi.hoisted(() => ({ isLost: true }));
vi.mock('./dialog-stack', () => {
  if (connection.isLost) throw new Error('Failed to load chunk /_next/static/chunks/x.js');
  return { DialogStack: () => <p>The dialogs</p> };
});

it('R-ERR-13 without the code of dialogs the page stays, each click says that it failed, and the first one with a connection opens', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithTexts(
    <>
      <p>The page</p>
      <DialogHost />
    </>,
    'fr',
  );
  for (const click of ['first', 'second']) {
    useToasts.setState({ toasts: [] });
    act(() => void openDialog('gamesSearch', {}));
    await waitFor(() => expect(useDialogs.getState().stack).toEqual([]));
    expect(useToasts.getState().toasts, click).toMatchObject([
      { type: 'error', text: 'Le chargement a échoué.' },
    ]);
  }
  expect(screen.getByText('The page')).toBeInTheDocument();
  connection.isLost = false;
  act(() => void openDialog('gamesSearch', {}));
  expect(await screen.findByText('The dialogs')).toBeInTheDocument();
});
