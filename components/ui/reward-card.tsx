import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './reward-card.module.scss';

interface RewardCardProps {
  status: string;
  name: string;
  headingLevel?: 'h2' | 'h3';
  /** Already formatted. */
  amount?: string | null;
  /** What is told of it, a paragraph each; empty ones are left out. */
  texts: readonly (string | null)[];
  /** The one in play, or that can be taken. */
  isCurrent: boolean;
  /** Its buttons. */
  children?: ReactNode;
}

/** A bonus or cashback in a list: status, name, sum, words and what can be done. */
export function RewardCard({
  status,
  name,
  headingLevel: Heading = 'h2',
  amount,
  texts,
  isCurrent,
  children,
}: RewardCardProps) {
  return (
    <li className={clsx(styles.card, isCurrent && styles.current)}>
      <span className={styles.status}>{status}</span>
      <Heading className={styles.name}>{name}</Heading>
      {amount && <p className={styles.amount}>{amount}</p>}
      {texts.map((text) => text && <p key={text}>{text}</p>)}
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
