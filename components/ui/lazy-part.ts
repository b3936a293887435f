import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';

const nothing = () => null;

/**
 * A part whose code may not come (R-ERR-13): then its stand-in is there, which is nothing for one that the page can do
 * without, and all else stays. Thrown on, outside of a page's own boundary, the whole document would become the framework's
 * own page, in English and without the site's look.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  standIn: ComponentType<Props> = nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      (error: unknown) => {
        reloadAfter(error);
        return { default: standIn };
      },
    ),
  );
}
