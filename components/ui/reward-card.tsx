import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './icon';
import styles from './reward-card.module.scss';

/** Active or to be taken, available later, or over. */
export type RewardTone = 'current' | 'open' | 'over';

/** Available rewards need no icon: nothing has happened to them yet. */
const ICONS: Record<RewardTone, IconName | null> = { current: 'checkCircle', open: null, over: 'history' };

interface RewardCardProps {
  status: string;
  tone: RewardTone;
  name: string;
  headingLevel?: 'h2' | 'h3';
  /** Makes the name focusable by script, after one of the buttons has gone. */
  nameRef?: Ref<HTMLHeadingElement> | undefined;
  /** Already formatted. */
  amount?: string | null;
  /** Description, one paragraph each; empty ones are omitted. */
  texts: readonly (string | null)[];
  children?: ReactNode;
}

/** A bonus, cashback or free-spin pack in a list. */
export function RewardCard({
  status,
  tone,
  name,
  headingLevel: Heading = 'h2',
  nameRef,
  amount,
  texts,
  children,
}: RewardCardProps) {
  const icon = ICONS[tone];
  return (
    <li className={clsx(styles.card, styles[tone])}>
      <div className={styles.head}>
        <Heading ref={nameRef} tabIndex={nameRef ? -1 : undefined} className={styles.name}>
          {name}
        </Heading>
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
