/** A pointer that only passes by asks for nothing, in milliseconds. */
const DWELL_MS = 100;
const CAN_HOVER = '(hover: hover) and (pointer: fine)';

/**
 * Shows more about the tile that the mouse rests on, or that has the focus; on touch screens nothing covers a tile. One
 * listener for all tiles of the document, whose code comes with the first one.
 * @returns Stops listening.
 */
export function watchTiles(): () => void {
  if (!window.matchMedia(CAN_HOVER).matches) return () => undefined;
  const stop = new AbortController();
  let tile: HTMLElement | null = null;
  let look = new AbortController();

  function lookAt(next: HTMLElement | null): void {
    if (next === tile) return;
    tile = next;
    look.abort();
    if (next === null) return;
    look = new AbortController();
    const { signal } = look;
    const timer = setTimeout(() => void show(next, signal), DWELL_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  function follow(event: Event): void {
    if ('pointerType' in event && event.pointerType === 'touch') return;
    // Away from all tiles the one with the focus is looked at again.
    lookAt(tileAt(event.target) ?? tileAt(document.activeElement));
  }

  const options = { passive: true, signal: stop.signal };
  window.addEventListener('pointerover', follow, options);
  window.addEventListener('focusin', follow, options);
  window.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? lookAt(null), options);
  document.addEventListener('pointerleave', () => lookAt(tileAt(document.activeElement)), options);
  // The sign that brought this code may have been the mouse on a tile.
  lookAt(tileAt(document.querySelector('[data-tile]:hover')));
  return () => {
    stop.abort();
    look.abort();
  };
}

/** The element around a tile's link: the tile itself, or in short lists the one in it. */
function tileAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-tile]')?.querySelector('a')?.parentElement ?? null;
}

async function show(tile: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const { overlayTile } = await import('./tile-overlay');
    await overlayTile(tile, signal);
  } catch {
    // The tile is whole without it; the next look tries again.
  }
}
