import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { DialogTitleId } from './dialog-title';
import styles from './dialog-frame.module.scss';

/** Stands in while a dialog's code, texts or settings are on their way, and names the dialog until then (R-AUTH-01). */
export function DialogSkeleton() {
  const t = useTranslations('common');
  const titleId = useContext(DialogTitleId);
  return (
    <div className={styles.skeleton} role="status">
      <span id={titleId} className={styles.skeletonLabel}>
        {t('loading')}
      </span>
      <span className={styles.skeletonTitle} />
      <span className={styles.skeletonLine} />
      <span className={styles.skeletonLine} />
      <span className={styles.skeletonLine} />
    </div>
  );
}
