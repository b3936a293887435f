/**
 * Ref callback for an element with pictures of games: one that fails to load is replaced by the game's first letter, as for
 * a game without a picture. One listener for all of them, in the capture phase because `error` events do not bubble;
 * pictures that failed before the page's code was loaded are found as well.
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
