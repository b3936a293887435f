'use client';

import { useTranslations } from 'next-intl';
import { lazy, useLayoutEffect, type FunctionComponent } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { useToasts } from '@/stores/toasts';

interface Losable {
  /** The code failed to load, which the visitor has been told: restore what was shown before the click. */
  onLost(): void;
}

type Load<Props> = () => Promise<FunctionComponent<Props>>;

const nothing = () => null;

/**
 * A component whose code loads on first render and may fail to load (R-ERR-13). Render it inside a `Suspense`, whose
 * fallback reserves its space.
 * - `fallback` is rendered if loading fails, by default nothing; the rest of the page stays. Rethrown outside of a
 *   page's error boundary, the error would replace the whole document by Next.js's page, in English and unstyled.
 * - `retryOnClick` is for a component that replaces visible content on a click. If loading fails, nothing is removed: a
 *   toast reports it, and the next click retries.
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
  // `lazy` caches a rejection forever: each attempt needs a new one.
  const attempt = () => lazyOr<Props & Losable>(load, lostBy);
  const lostBy = (error: unknown) =>
    function Lost({ onLost }: Losable) {
      const t = useTranslations('common');
      // Before the paint: without the list the page would briefly be too short for its scroll position.
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
