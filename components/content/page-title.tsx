'use client';

import { useLayoutEffect } from 'react';

/** Stands behind Next.js's own title in the head, so that it counts only where that one is missing. */
let titleElement: HTMLTitleElement | null = null;

/**
 * Names the document in the same moment as the page's content is rendered. On a soft navigation Next.js 16.4 remounts
 * the head, whose metadata stand below a Suspense boundary without fallback: React may commit the page first and the
 * new `<title>` up to five seconds later on a slow device (17 of 30 navigations). The tab would show the address, and a
 * screen reader would hear the first heading as the title. React inserts each new title before the first one, so this
 * one, at the end of the head, counts only while that of Next.js is missing. Drop it once Next.js commits the metadata
 * with the page.
 * @param text The title of the page's metadata.
 */
export function PageTitle({ text }: { text: string }) {
  // After every rendering: Next.js's title may go though the page's stays the same.
  useLayoutEffect(() => {
    titleElement ??= document.createElement('title');
    if (titleElement.textContent !== text) titleElement.textContent = text;
    if (!titleElement.isConnected) document.head.append(titleElement);
  });
  return null;
}
