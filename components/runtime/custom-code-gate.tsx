'use client';

import { useEffect } from 'react';
import type { CodeSnippet } from '@/lib/content/snippets';

/** Runs the operator's snippets once the page is mounted; one that fails is missed by nobody (R-BAN-10). */
export function CustomCodeGate({ snippets }: { snippets: readonly CodeSnippet[] }) {
  useEffect(() => {
    import('./run-snippets').then(
      ({ runSnippets }) => runSnippets(snippets),
      () => undefined,
    );
  }, [snippets]);
  return null;
}
