import { useEffect } from 'react';
import { useSitePath } from './site-path';

/**
 * Sets the document title while other content replaces the page, and restores it afterwards unless another page has set
 * one meanwhile. Not a second `<title>`: the page's own would take precedence.
 * @param title Null if nothing replaces the page.
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
