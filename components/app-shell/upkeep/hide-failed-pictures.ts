/**
 * Hides pictures that fail to load, so that their background shows in place of the browser's broken-image icon. One with an
 * alternative text keeps that, and those of games have a letter (`components/games/tile/failed-pictures`). One listener for all,
 * in the capture phase because `error` events do not bubble; pictures that failed before are found as well.
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
