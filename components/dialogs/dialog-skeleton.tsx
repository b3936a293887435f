import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { useDialogTitleId } from './dialog-title';
import styles from './dialog-frame.module.scss';

const FIELDS = 3;

/** Fallback while a dialog's code, texts or settings load; names the dialog meanwhile (R-AUTH-01). */
export function DialogSkeleton() {
  const t = useTranslations('common');
  const titleId = useDialogTitleId();
  return (
    <div className={styles.skeleton} role="status">
      <span id={titleId} className={styles.skeletonLabel}>
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
