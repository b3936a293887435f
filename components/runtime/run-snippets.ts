import { injectSnippets, type CodeSnippet } from '@/lib/content/snippets';

let hasRun = false;

/** Runs the operator's snippets once per document (R-BAN-08). */
export function runSnippets(snippets: readonly CodeSnippet[]): void {
  if (hasRun) return;
  hasRun = true;
  // The reporter knows every failure of the platform: too much to bring along for what seldom happens.
  injectSnippets(snippets, (what, error) => {
    import('@/lib/browser/report').then(
      ({ reportFailure }) => reportFailure(what, error),
      () => undefined,
    );
  });
}
