'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { DialogTitle } from './dialog-title';
import styles from './message-panel.module.scss';

interface MessagePanelProps {
  icon: IconName;
  title: string;
  /** A sum that stands out, already formatted. */
  amount?: string | null | undefined;
  text?: ReactNode;
  /** Buttons, the main one first. */
  children: ReactNode;
}

/** What most dialogs are: a drawing, a heading, a short text and a next step. */
export function MessagePanel({ icon, title, amount, text, children }: MessagePanelProps) {
  return (
    <div className={styles.panel}>
      <span className={styles.medal}>
        <Icon name={icon} size={30} />
      </span>
      <DialogTitle>{title}</DialogTitle>
      {amount && <p className={styles.amount}>{amount}</p>}
      {text && <div className={styles.text}>{text}</div>}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
