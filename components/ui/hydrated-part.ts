import { lazy, type FunctionComponent } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';

/**
 * A component that the server renders and whose code loads before it hydrates. Render it inside a `Suspense`, whose
 * fallback is shown after a page change. `Lost` is rendered if loading fails: rethrown outside of a page's error
 * boundary, the error would replace the whole document by Next.js's page, in English and unstyled (R-ERR-13).
 */
export function hydratedPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Lost: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return lazy(() =>
    load().then(
      (part): { default: FunctionComponent<Props> } => ({ default: part }),
      (error: unknown) => {
        reloadAfter(error);
        return { default: Lost };
      },
    ),
  );
}
