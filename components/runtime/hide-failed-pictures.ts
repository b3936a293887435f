/**
 * Takes pictures that cannot be fetched out of sight, so that what stands behind them is seen in place of the browser's
 * mark; one with words of its own keeps them, and those of games have a letter (`components/games/failed-pictures`). One
 * listener for all, on the way down because failures do not bubble; those that failed before this code came are found.
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
