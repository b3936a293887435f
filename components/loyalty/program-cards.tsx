import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
import type { ProgramView } from '@/lib/loyalty/loader';
import { paths } from '@/lib/routing/paths';
import styles from './loyalty-view.module.scss';

/** Programmes as cards linked to their pages. */
export function ProgramCards({ programs }: { programs: readonly ProgramView[] }) {
  return (
    <ul className={styles.cards}>
      {programs.map(({ id, sysname, name, summary, image }) => (
        <li key={id}>
          <Card
            picture={<PictureBox src={image} width={640} height={360} icon="crown" />}
            href={paths.loyaltyProgram(sysname)}
            name={name}
            headingLevel="h3"
            summary={summary}
          />
        </li>
      ))}
    </ul>
  );
}
