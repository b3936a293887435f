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

/**
 * A part that takes the place of what is on the screen on a click. Without its code nothing is taken away:
 * the click says that it could not be loaded, and the next one requests the code again (R-ERR-13). It stands under a
 * `Suspense`, whose fallback keeps the place meanwhile.
 */
export function partOnClick<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props & Losable> {
  // A lazy part never forgets that its code did not come: each try has one of its own.
  const attempt = () =>
    lazy<FunctionComponent<Props & Losable>>(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => ({ default: lostBy(error) }),
      ),
    );
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
  return function PartOnClick(props) {
    return <Part {...props} />;
  };
}
