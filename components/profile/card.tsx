import type { ReactNode } from 'react';
import styles from './card.module.scss';

interface CardProps {
  title: string;
  text?: string | null;
  children: ReactNode;
}

export function Card({ title, text, children }: CardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
