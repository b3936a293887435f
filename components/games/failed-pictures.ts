/**
 * Ref of an element with pictures of games: one that cannot be fetched makes room for the game's first letter, as a game
 * without a picture has it. One listener for all of them, on the way down because failures do not bubble; those that had
 * failed before the page's code came are found.
 */
export function replaceFailedPictures(root: HTMLElement | null) {
  if (!root) return undefined;
  const listen = ({ target }: Event) => replace(target);
  root.addEventListener('error', listen, true);
  for (const picture of root.querySelectorAll('img')) {
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
  }
  return () => root.removeEventListener('error', listen, true);
}

/** The style sheets draw the letter of whatever holds the picture. */
function replace(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || !picture.parentElement) return;
  const { dataset, textContent } = picture.parentElement;
  picture.hidden = true;
  dataset['letter'] ??= Array.from(textContent)[0] ?? '';
}
