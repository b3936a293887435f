import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';
import styles from './section.module.scss';

interface SectionProps {
  title: string;
  /** Page with all items; the title links to it too if the operator enables that (R-HOME-04). */
  href?: string;
  isTitleLink?: boolean;
  linkLabel?: string;
  /** Below the first screen: rendered, and its pictures loaded, only near the viewport. */
  isLate?: boolean;
  children: ReactNode;
}

export function Section({ title, href, isTitleLink = false, linkLabel, isLate, children }: SectionProps) {
  return (
    <section className={clsx(styles.section, isLate && styles.late)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{href && isTitleLink ? <Link href={href}>{title}</Link> : title}</h2>
        {href && linkLabel && (
          <Link href={href} className={styles.more} aria-label={`${linkLabel}: ${title}`}>
            {linkLabel}
            <Icon name="chevronRight" size={18} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
