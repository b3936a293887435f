/**
 * Hides pictures that fail to load, so that their background shows instead of the browser's broken-image icon. Pictures
 * with alternative text keep it; game pictures show a letter (`components/games/tile/failed-pictures`). Uses one
 * capturing listener, because `error` events do not bubble; earlier failures are handled too.
 * @returns Stops listening.
 */
export function hideFailedPictures(): () => void {
  const listen = ({ target }: Event) => hide(target);
  document.addEventListener('error', listen, true);
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) hide(picture);
  }
  return () => document.removeEventListener('error', listen, true);
}

function hide(picture: EventTarget | null): void {
  if (picture instanceof HTMLImageElement && picture.alt === '' && picture.src !== '') {
    picture.style.visibility = 'hidden';
  }
}
