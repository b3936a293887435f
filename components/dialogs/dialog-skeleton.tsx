import { useTranslations } from 'next-intl';
import styles from './dialog-frame.module.scss';

/** Stands in while a dialog's code and texts are on their way (R-AUTH-01). */
export function DialogSkeleton({ titleId }: { titleId: string }) {
  const t = useTranslations('common');
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
