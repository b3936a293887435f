import { reportFailure } from '@/lib/browser/report';
import { injectSnippets, type CodeSnippet } from '@/lib/content/snippets';

let hasRun = false;

/** Runs the operator's snippets once per document (R-BAN-08). */
export function runSnippets(snippets: readonly CodeSnippet[]): void {
  if (hasRun) return;
  hasRun = true;
  injectSnippets(snippets, reportFailure);
}
