import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';

/**
 * A part that the page can do without: where its code does not come, the part is not there and all else stays (R-ERR-13).
 * Thrown on, outside of a page's own boundary, the whole document would become the framework's error page.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      (error: unknown) => {
        reloadAfter(error);
        const Nothing: ComponentType<Props> = () => null;
        return { default: Nothing };
      },
    ),
  );
}
