import { Link } from '@/components/ui/link';
import { PictureBox } from '@/components/ui/picture-box';
import type { ProgramView } from '@/lib/loyalty/loader';
import { paths } from '@/lib/routing/paths';
import styles from './loyalty-view.module.scss';

/** Programmes as cards linked to their pages. */
export function ProgramCards({ programs }: { programs: readonly ProgramView[] }) {
  return (
    <ul className={styles.cards}>
      {programs.map(({ id, sysname, name, summary, image }) => (
        <li key={id} className={styles.card}>
          <PictureBox src={image} width={640} height={360} icon="crown" />
          <div className={styles.body}>
            <h3 className={styles.name}>
              <Link href={paths.loyaltyProgram(sysname)} className={styles.link}>
                {name}
              </Link>
            </h3>
            {summary && <p className={styles.summary}>{summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
