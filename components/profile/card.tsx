import type { ReactNode } from 'react';
import styles from './card.module.scss';

interface CardProps {
  title: string;
  text?: string | null;
  children: ReactNode;
}

/** A part of a page: its title and what it is about, in wide cards at the left of what is done there. */
export function Card({ title, text, children }: CardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.parts}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
