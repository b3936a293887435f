'use client';

import { useEffect } from 'react';
import type { CodeSnippet } from '@/lib/content/snippets';
import { runSnippets } from './run-snippets';

/** Runs the operator's snippets once the page is mounted; one that fails is missed by nobody (R-BAN-10). */
export function CustomCodeRunner({ snippets }: { snippets: readonly CodeSnippet[] }) {
  useEffect(() => runSnippets(snippets), [snippets]);
  return null;
}
