import { Icon } from '@/components/ui/icon';
import styles from './check-points.module.scss';

/** Short sentences below a dialog's text, each with a check mark. */
export function CheckPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <Icon name="check" className={styles.check} />
          {point}
        </li>
      ))}
    </ul>
  );
}
