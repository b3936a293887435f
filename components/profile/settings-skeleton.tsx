import { Skeleton } from '@/components/ui/skeleton';
import styles from './settings-skeleton.module.scss';

/** Same heights as the settings: personal data, contacts and nickname. */
export function SettingsSkeleton() {
  return (
    <div>
      <Skeleton className={styles.personal} />
      <Skeleton className={styles.contacts} />
      <Skeleton className={styles.name} />
    </div>
  );
}
