import { Icon, type IconName } from '@/components/ui/icon';
import { ICONS } from '@/components/ui/icon-names';
import styles from './icon-sheet.module.scss';

const NAMES = Object.keys(ICONS) as IconName[];

/** The svg-sprite layout (R-LAY-13): every icon with its name. */
export function IconSheet() {
  return (
    <main id="main" className={styles.sheet}>
      <h1 className={styles.title}>Icons</h1>
      <ul className={styles.grid}>
        {NAMES.map((name) => (
          <li key={name} className={styles.cell}>
            <Icon name={name} size={32} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </main>
  );
}
