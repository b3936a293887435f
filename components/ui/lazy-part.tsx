import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { showToast } from '@/stores/toasts';

interface LoadingProps {
  /** Reserves the part's space: rendered on the server, and in the browser until the code has loaded. */
  fallback?: ReactNode;
  /** For a part that replaces content on a click: if loading fails, restores it (a toast says so) for a retry. */
  onLost?(): void;
}

const nothing = () => null;

/**
 * A component that renders only in the browser, whose code loads on its first render and may fail to load (R-ERR-13):
 * then `Lost` is rendered, by default nothing, and the rest of the page stays.
 *
 * It holds the code in its state instead of suspending: what a `Suspense` waits for is revealed 300 ms after the page's
 * latest fallback at the earliest, however soon its code is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Lost: FunctionComponent<Props> = nothing,
): FunctionComponent<Props & LoadingProps> {
  let code: FunctionComponent<Props> | null = null;
  return function LazyPart({ fallback = null, onLost, ...rest }) {
    const [part, setPart] = useState(() => code);
    const [isLost, setIsLost] = useState(false);
    useEffect(() => {
      if (part) return undefined;
      let isMounted = true;
      load().then(
        (loaded) => {
          code = loaded;
          if (isMounted) setPart(() => loaded);
        },
        (error: unknown) => {
          if (!isMounted) return;
          reloadAfter(error);
          setIsLost(true);
        },
      );
      return () => {
        isMounted = false;
      };
    }, [part]);
    // Deferred: rendering a large part must not delay the visitor's next click.
    const Part = useDeferredValue(part);
    const props = rest as unknown as Props;
    if (Part) return <Part {...props} />;
    if (!isLost) return fallback;
    if (!onLost) return <Lost {...props} />;
    return (
      <>
        {fallback}
        <LostNotice onLost={onLost} />
      </>
    );
  };
}

function LostNotice({ onLost }: { onLost: () => void }) {
  const t = useTranslations('common');
  useEffect(() => {
    showToast('error', t('notLoaded'));
    onLost();
  }, [onLost, t]);
  return null;
}
