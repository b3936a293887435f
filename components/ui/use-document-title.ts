'use client';

import { useEffect } from 'react';
import { useSitePath } from './site-path';

/**
 * Names the document after what stands in place of its page, and gives it its own name back afterwards, unless another page
 * has named it in the meantime. No second `<title>`: the page's own would come first.
 * @param title Null where nothing stands in its place.
 */
export function useDocumentTitle(title: string | null): void {
  const path = useSitePath();
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title, path]);
}
