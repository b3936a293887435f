import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';

const nothing = () => null;

/**
 * A lazy part whose code may fail to load (R-ERR-13): then its fallback is rendered, which is nothing for a part that the
 * page can do without, and all else stays. Rethrown outside of a page's own error boundary, the error would replace the whole
 * document by Next.js's page, in English and without the site's look.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  lost: ComponentType<Props> = nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      (error: unknown) => {
        reloadAfter(error);
        return { default: lost };
      },
    ),
  );
}
