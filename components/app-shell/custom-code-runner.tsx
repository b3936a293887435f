'use client';

import { useEffect } from 'react';
import type { CodeSnippet } from '@/lib/content/snippets';
import { runSnippets } from './run-snippets';

/** Runs the operator's snippets after mount; a failing one affects nothing else (R-BAN-10). */
export function CustomCodeRunner({ snippets }: { snippets: readonly CodeSnippet[] }) {
  useEffect(() => runSnippets(snippets), [snippets]);
  return null;
}
