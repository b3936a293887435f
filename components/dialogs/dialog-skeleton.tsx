import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useRef, type RefObject } from 'react';
import { useDialogTitleId } from './dialog-title';
import styles from './dialog-frame.module.scss';

const FIELDS = 3;
/** After this time a screen reader may have announced the dialog by the skeleton's name. */
const ANNOUNCED_MS = 100;

/** Fallback while a dialog's code, texts or settings load; names the dialog meanwhile (R-AUTH-01). */
export function DialogSkeleton() {
  const t = useTranslations('common');
  const titleId = useDialogTitleId();
  const element = useTitleAnnounced();
  return (
    <div ref={element} className={styles.skeleton} role="status">
      <span id={titleId} className="visuallyHidden">
        {t('loading')}
      </span>
      <span className={styles.skeletonTitle} />
      {Array.from({ length: FIELDS }, (_, index) => (
        <Fragment key={index}>
          <span className={styles.skeletonName} />
          <span className={styles.skeletonLine} />
        </Fragment>
      ))}
      <span className={styles.skeletonLine} />
    </div>
  );
}

/** Ref of a skeleton. The title that replaces it takes the focus, unless the content has it: a new name is not said. */
function useTitleAnnounced(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const since = performance.now();
    const place = element.current?.parentElement;
    return () => {
      const title = place?.querySelector('h2');
      const isAnnounced = performance.now() - since >= ANNOUNCED_MS;
      if (!title || !isAnnounced || place?.contains(document.activeElement)) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
