import { useDialogs } from '@/stores/dialogs';

const WRITES = 'input, textarea, select, [contenteditable]';

/**
 * Opens the search of the page by the key that its button names, unless somebody writes or a dialog is open.
 * @param pressed A key that was pressed before: it counts as well.
 * @returns Stops listening.
 */
export function followSearchKey(pressed?: KeyboardEvent): () => void {
  const stop = new AbortController();
  if (pressed) openSearch(pressed);
  window.addEventListener('keydown', openSearch, { signal: stop.signal });
  return () => stop.abort();
}

function openSearch(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(WRITES)) return;
  if (useDialogs.getState().stack.length > 0) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
  if (!button) return;
  event.preventDefault();
  // The dialog gives the focus back to where it was.
  button.focus();
  button.click();
}
