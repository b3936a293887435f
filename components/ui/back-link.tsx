import type { ReactNode } from 'react';
import styles from './back-link.module.scss';
import { Icon } from './icon';
import { Link } from './link';

/** From a detail page to its list, above the heading. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className={styles.back}>
      <Link href={href} className={styles.link}>
        <Icon name="chevronLeft" size={16} />
        {children}
      </Link>
    </p>
  );
}
