/**
 * Ref callback that replaces game pictures that fail to load by the game's first letter, as for a game without a
 * picture. One capturing listener, because `error` events do not bubble. Pictures that failed before hydration are
 * handled too; only decoding proves a failure, as Firefox knows no width of an SVG that has just a `viewBox`.
 */
export function replaceFailedPictures(root: HTMLElement | null) {
  if (!root) return undefined;
  const listen = ({ target }: Event) => replace(target);
  root.addEventListener('error', listen, true);
  for (const picture of root.querySelectorAll('img')) {
    if (picture.complete && !picture.naturalWidth) picture.decode().catch(() => replace(picture));
  }
  return () => root.removeEventListener('error', listen, true);
}

/** The style sheet draws the letter on the picture's parent. */
function replace(picture: EventTarget | null): void {
  const parent = picture instanceof HTMLImageElement && picture.parentElement;
  if (!parent) return;
  picture.hidden = true;
  parent.dataset['letter'] ??= [...parent.textContent][0] ?? '';
}
