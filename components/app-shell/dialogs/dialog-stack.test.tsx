import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeAllDialogs, openDialog } from '@/stores/dialogs';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { DialogHost } from './dialog-host';

beforeEach(() => act(closeAllDialogs));

const keptFree = () => document.documentElement.style.getPropertyValue('--safe-right');

async function openOver(pageWidth: number) {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pageWidth);
  renderWithTexts(<DialogHost />);
  act(() => void openDialog('confirm', { title: 'Remove it?', text: 'For good.', confirmLabel: 'Remove' }));
  await screen.findByRole('alertdialog');
}

it('the page keeps the width of the scroll bar that goes while a dialog is open', async () => {
  await openOver(innerWidth - 15);
  expect(keptFree()).toBe('15px');
  act(closeAllDialogs);
  expect(keptFree()).toBe('');
});

it('nothing moves where the scroll bar lies over the page', async () => {
  await openOver(innerWidth);
  expect(keptFree()).toBe('');
});
