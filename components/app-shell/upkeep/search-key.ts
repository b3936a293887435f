import { useDialogs } from '@/stores/dialogs';

const WRITES = 'input, textarea, select, [contenteditable]';

/**
 * Opens the page's search by its shortcut, except while typing or while a dialog is open.
 * @param pressed A key pressed earlier, which counts too. @returns Stops listening.
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
  // The dialog returns focus to the previously focused element.
  button.focus();
  button.click();
}
