'use client';

import { useLayoutEffect } from 'react';

/** Stands behind Next.js's own title in the head, so that it counts only where that one is missing. */
let kept: HTMLTitleElement | null = null;

/**
 * Names the document in the same moment as the page's content is drawn. On a soft navigation Next.js takes the old
 * `<title>` away with the old page and adds the new one in a rendering of its own, up to seconds later on a slow device
 * (docs/decisions/0126): the tab would show the address meanwhile, and a screen reader would be told of another page than came.
 * @param text The title of the page's metadata.
 */
export function PageTitle({ text }: { text: string }) {
  // After every rendering: Next.js's title may go though the page's stays the same.
  useLayoutEffect(() => {
    kept ??= document.createElement('title');
    if (kept.textContent !== text) kept.textContent = text;
    if (!kept.isConnected) document.head.append(kept);
  });
  return null;
}
