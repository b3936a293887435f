'use client';

import { useEffect } from 'react';
import { reportFailure } from '@/lib/browser/report';
import { injectSnippets, type CodeSnippet } from '@/lib/content/snippets';

let hasRun = false;

/** The snippets' `platform:event`s until the code that sends them has loaded: it takes them and sets null. */
export const early: { events: Event[] | null } = { events: [] };

/** Runs the operator's snippets after mount, once per document (R-BAN-08); a failing one affects nothing else (R-BAN-10). */
export function CustomCodeRunner({ snippets }: { snippets: readonly CodeSnippet[] }) {
  useEffect(() => run(snippets), [snippets]);
  return null;
}

function run(snippets: readonly CodeSnippet[]): void {
  if (hasRun) return;
  hasRun = true;
  window.addEventListener('platform:event', (event) => early.events?.push(event));
  injectSnippets(snippets, reportFailure);
}
