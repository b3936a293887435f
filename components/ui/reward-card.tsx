import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import styles from './reward-card.module.scss';

/** How a reward stands: in play or to be taken, there for later, or behind the player. */
export type RewardTone = 'current' | 'open' | 'over';

/** What can still be taken needs no sign: nothing has happened to it yet. */
const ICONS: Record<RewardTone, IconName | null> = { current: 'checkCircle', open: null, over: 'history' };

interface RewardCardProps {
  status: string;
  tone: RewardTone;
  name: string;
  headingLevel?: 'h2' | 'h3';
  /** Already formatted. */
  amount?: string | null;
  /** What is shown about it, a paragraph each; empty ones are left out. */
  texts: readonly (string | null)[];
  /** Its buttons. */
  children?: ReactNode;
}

/** A bonus, cashback or pack of free spins in a list: name, status, sum, text and what can be done. */
export function RewardCard({
  status,
  tone,
  name,
  headingLevel: Heading = 'h2',
  amount,
  texts,
  children,
}: RewardCardProps) {
  const icon = ICONS[tone];
  return (
    <li className={clsx(styles.card, styles[tone])}>
      <div className={styles.head}>
        <Heading className={styles.name}>{name}</Heading>
        <span className={styles.status}>
          {icon && <Icon name={icon} size={16} />}
          {status}
        </span>
      </div>
      {amount && <p className={styles.amount}>{amount}</p>}
      {texts.map((text) => text && <p key={text}>{text}</p>)}
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
