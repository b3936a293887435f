'use client';

import { useLayoutEffect } from 'react';

/** Placed after Next.js's own title in the head, so that it counts only while that one is missing. */
let titleElement: HTMLTitleElement | null = null;

/**
 * Sets the document title in the same commit as the page's content. On a soft navigation Next.js 16.4 remounts the
 * head, whose metadata are below a Suspense boundary without fallback: React may commit the page first and the new
 * `<title>` up to five seconds later on a slow device (17 of 30 navigations). Meanwhile the tab would show the address,
 * and screen readers would announce the first heading as the title. React inserts each new title before the first one,
 * so this one, at the end of the head, counts only while Next.js's is missing. Drop it once Next.js commits metadata
 * with the page.
 * @param text The title of the page's metadata.
 */
export function PageTitle({ text }: { text: string }) {
  // Next.js's title may be removed while the page's stays the same.
  useLayoutEffect(() => {
    titleElement ??= document.createElement('title');
    if (titleElement.textContent !== text) titleElement.textContent = text;
    if (!titleElement.isConnected) document.head.append(titleElement);
  });
  return null;
}
