import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAllDialogs, openDialog } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { showToast, useToasts } from '@/stores/toasts';
import { whenFree } from './when-free';

const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => closeAllDialogs());
afterEach(() => document.body.replaceChildren());

it('an unrequested popup waits until the dialogs that are open have closed', async () => {
  void openDialog('gamesSearch', {});
  const free = vi.fn();
  void whenFree().then(free);
  void openDialog('consent', {});
  await soon();
  expect(free).not.toHaveBeenCalled();
  closeAllDialogs();
  await soon();
  expect(free).toHaveBeenCalledOnce();
});

it('it waits until nothing is being typed', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const free = vi.fn();
  void whenFree().then(free);
  await soon();
  expect(free).not.toHaveBeenCalled();
  field.blur();
  await soon();
  expect(free).toHaveBeenCalledOnce();
});

it('it waits until a toast has said what became of something', async () => {
  showToast('error', 'Sold out');
  const free = vi.fn();
  void whenFree().then(free);
  closeAllDialogs();
  await soon();
  expect(free).not.toHaveBeenCalled();
  useToasts.getState().reset();
  closeAllDialogs();
  await waitFor(() => expect(free).toHaveBeenCalledOnce());
});

it('it waits until a click was handled, which may open a dialog itself', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.setAttribute('aria-busy', 'true');
  const free = vi.fn();
  void whenFree().then(free);
  await soon();
  expect(free).not.toHaveBeenCalled();
  button.remove();
  await waitFor(() => expect(free).toHaveBeenCalledOnce());
});

it('R-ERR-05 it never lies over the page of a refusal', async () => {
  useFatal.getState().show('forbidden');
  const free = vi.fn();
  void whenFree().then(free);
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(free).not.toHaveBeenCalled();
  useFatal.getState().reset();
  await waitFor(() => expect(free).toHaveBeenCalledOnce());
});
