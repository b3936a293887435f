/** Hover delay in milliseconds; a passing pointer requests nothing. */
const DWELL_MS = 100;
const CAN_HOVER = '(hover: hover) and (pointer: fine)';

/**
 * Shows details on the hovered or focused tile; not on touch screens, where they would cover it. One listener for all
 * tiles of the document; the overlay's code loads with the first use. @returns Stops listening.
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
    // When the pointer leaves all tiles, the focused one is used again.
    lookAt(tileAt(event.target) ?? tileAt(document.activeElement));
  }

  const options = { passive: true, signal: stop.signal };
  window.addEventListener('pointerover', follow, options);
  window.addEventListener('focusin', follow, options);
  window.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? lookAt(null), options);
  document.addEventListener('pointerleave', () => lookAt(tileAt(document.activeElement)), options);
  // The interaction that loaded this code may have been hovering a tile.
  lookAt(tileAt(document.querySelector('[data-tile]:hover')));
  return () => {
    stop.abort();
    look.abort();
  };
}

/** Parent of a tile's link: the tile itself, or an element inside it in short lists. */
function tileAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-tile]')?.querySelector('a')?.parentElement ?? null;
}

async function show(tile: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const { overlayTile } = await import('./tile-overlay');
    await overlayTile(tile, signal);
  } catch {
    // The tile works without the overlay; the next hover retries.
  }
}
