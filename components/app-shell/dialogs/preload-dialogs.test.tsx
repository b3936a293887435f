import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DialogHost } from './dialog-host';
import { DIALOGS } from './registry';
import { catalogue } from '@/i18n/catalogue';
import { closeAllDialogs, openDialog } from '@/stores/dialogs';
import { useInactivity } from '@/stores/inactivity';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { PRELOAD_WAIT_MS, preloadDialogs } from './preload-dialogs';

const UNASKED = ['inactivity', 'confirm', 'missingStep', 'auth'] as const;

beforeEach(() => act(closeAllDialogs));

/** The wait before preloading is the only timer of this duration; skip it. */
beforeEach(() => {
  const { setTimeout: wait } = window;
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: TimerHandler, ms?: number) =>
    wait(run, ms === PRELOAD_WAIT_MS ? 0 : ms)) as typeof wait);
});

/** Simulates an interaction and waits until each dialog's code has loaded. */
async function preload(): Promise<() => void> {
  document.documentElement.lang = 'fr';
  const stop = preloadDialogs();
  fireEvent.pointerDown(document.body);
  const last = vi.spyOn(DIALOGS.auth, 'load');
  await waitFor(() => expect(last).toHaveBeenCalled(), { timeout: 20_000 });
  await act(() => vi.dynamicImportSettled());
  return stop;
}

it('R-SESS-05: the warning shows its seconds, though nothing can be fetched any more', async () => {
  const stop = await preload();
  for (const name of UNASKED) {
    vi.spyOn(DIALOGS[name], 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  }
  const seconds: string[] = [];
  const watch = new MutationObserver(() => {
    const dialog = document.querySelector('dialog');
    if (dialog) seconds.push(dialog.querySelector('[role="timer"]')?.textContent ?? 'none');
  });
  renderWithTexts(<DialogHost />, 'fr');
  watch.observe(document.body, { childList: true, subtree: true });
  useInactivity.getState().start(Date.now(), 60);
  act(() => {
    useInactivity.getState().warn(12);
    void openDialog('inactivity', {}, { preventClose: true });
  });
  expect(await screen.findByRole('timer')).toHaveTextContent('12');
  watch.disconnect();
  expect(seconds.at(-1)).toContain('12');
  expect(screen.getByRole('heading', { name: catalogue.fr.session.inactivity.title })).toBeVisible();
  stop();
});

it('tries again when the connection is back', async () => {
  // Nothing is loaded yet.
  vi.resetModules();
  const fresh = await import('./preload-dialogs');
  const { DIALOGS: dialogs } = await import('./registry');
  const load = vi.spyOn(dialogs.inactivity, 'load');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const stop = fresh.preloadDialogs();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  stop();
});
