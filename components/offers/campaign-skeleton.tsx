import { Skeleton } from '@/components/ui/skeleton';
import styles from './own-campaign.module.scss';

/** Skeletons of name, picture and text. */
export function CampaignSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton className={styles.name} />
      <Skeleton className={styles.picture} />
    </div>
  );
}
