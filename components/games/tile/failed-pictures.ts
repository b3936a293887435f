/**
 * Ref callback for an element with game pictures: one that fails to load is replaced by the game's first letter, as for
 * a game without a picture. Uses one capturing listener, because `error` events do not bubble. Pictures that failed
 * before hydration are handled too.
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

/** The style sheet draws the letter on the picture's parent. */
function replace(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || !picture.parentElement) return;
  const { dataset, textContent } = picture.parentElement;
  picture.hidden = true;
  dataset['letter'] ??= Array.from(textContent)[0] ?? '';
}
