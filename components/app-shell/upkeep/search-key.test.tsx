import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DialogButton } from '../dialogs/dialog-button';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { closeAllDialogs, openDialog, useDialogs } from '@/stores/dialogs';
import { followSearchKey } from './search-key';

let stop: () => void;

beforeEach(() => {
  stop = followSearchKey();
  renderWithTexts(
    <>
      <DialogButton dialog="gamesSearch" given={{}} aria-keyshortcuts="/">
        Search
      </DialogButton>
      <input aria-label="Amount" />
    </>,
  );
});
afterEach(() => {
  stop();
  closeAllDialogs();
});

const open = () => useDialogs.getState().stack.map(({ name }) => name);

it('the slash opens the search, and the focus is on its button for when it closes', () => {
  fireEvent.keyDown(document.body, { key: '/' });
  expect(open()).toEqual(['gamesSearch']);
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('a slash that is written into a field is written', () => {
  fireEvent.keyDown(screen.getByLabelText('Amount'), { key: '/' });
  expect(open()).toEqual([]);
});

it('nothing opens over a dialog', () => {
  void openDialog('inactivity', {});
  fireEvent.keyDown(document.body, { key: '/' });
  expect(open()).toEqual(['inactivity']);
});

it('a slash that was pressed before the code was here opens it too', () => {
  followSearchKey(new KeyboardEvent('keydown', { key: 'x' }))();
  expect(open()).toEqual([]);
  followSearchKey(new KeyboardEvent('keydown', { key: '/' }))();
  expect(open()).toEqual(['gamesSearch']);
});
