import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from './link';
import styles from './card.module.scss';

interface CardProps {
  picture: ReactNode;
  /** Page the whole card links to; controls inside are above that link. */
  href: string;
  name: string;
  headingLevel?: 'h2' | 'h3';
  summary?: string | null;
  className?: string | undefined;
  /** Between the name and the summary. */
  children?: ReactNode;
  /** Below all text, at the bottom of the card. */
  foot?: ReactNode;
}

export function Card({
  picture,
  href,
  name,
  headingLevel: Heading = 'h2',
  summary,
  className,
  children,
  foot,
}: CardProps) {
  return (
    <article className={clsx(styles.card, className)}>
      {picture}
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        </Heading>
        {children}
        {summary && <p className={styles.summary}>{summary}</p>}
        {foot}
      </div>
    </article>
  );
}
