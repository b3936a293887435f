'use client';

import { useTranslations } from 'next-intl';
import { lazy, useLayoutEffect, type FunctionComponent } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { useToasts } from '@/stores/toasts';

interface Losable {
  /**
   * The code did not come, which the visitor has been shown: what stood here before the click is to stand here again.
   */
  onLost(): void;
}

type Load<Props> = () => Promise<FunctionComponent<Props>>;

const nothing = () => null;

/**
 * A part whose code is loaded when it is rendered first, and may fail to load (R-ERR-13). It stands under a `Suspense`,
 * whose fallback keeps the place meanwhile.
 * - `fallback` is rendered where the code does not come, by default nothing; all else stays. Rethrown outside of a page's
 *   own error boundary, the error would replace the whole document by Next.js's page, in English and without the site's
 *   look.
 * - `retryOnClick` is for a part that replaces what is on the screen on a click. Without its code nothing is taken away:
 *   a toast says that it could not be loaded, and the next click requests the code again.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  options: { retryOnClick: true },
): FunctionComponent<Props & Losable>;
export function lazyPart<Props extends object>(
  load: Load<Props>,
  options?: { fallback?: FunctionComponent<Props> },
): FunctionComponent<Props>;
export function lazyPart<Props extends object>(
  load: Load<Props>,
  {
    fallback = nothing,
    retryOnClick = false,
  }: { fallback?: FunctionComponent<Props>; retryOnClick?: boolean } = {},
): FunctionComponent<Props> | FunctionComponent<Props & Losable> {
  if (retryOnClick) return retriedPart(load);
  return lazyOr(load, (error) => {
    reloadAfter(error);
    return fallback;
  });
}

function retriedPart<Props extends object>(load: Load<Props>): FunctionComponent<Props & Losable> {
  // A lazy part never forgets that its code did not come: each try has one of its own.
  const attempt = () => lazyOr<Props & Losable>(load, lostBy);
  const lostBy = (error: unknown) =>
    function Lost({ onLost }: Losable) {
      const t = useTranslations('common');
      // Before anything is painted: for a moment without the list the page would be too short for where it is scrolled
      // to.
      useLayoutEffect(() => {
        Part = attempt();
        reloadAfter(error);
        useToasts.getState().show('error', t('notLoaded'));
        onLost();
      }, [onLost, t]);
      return null;
    };
  let Part = attempt();
  return function RetriedPart(props) {
    return <Part {...props} />;
  };
}

function lazyOr<Props extends object>(
  load: Load<Props>,
  lost: (error: unknown) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  return lazy(() =>
    load().then(
      (part): { default: FunctionComponent<Props> } => ({ default: part }),
      (error: unknown) => ({ default: lost(error) }),
    ),
  );
}
