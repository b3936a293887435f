'use client';

import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { DialogTitle, useDialogTextId } from './dialog-title';
import styles from './message-panel.module.scss';

interface MessagePanelProps {
  icon: IconName;
  title: string;
  /** Highlighted sum, already formatted. */
  amount?: string | null | undefined;
  text: ReactNode;
  /** Buttons, primary first. */
  children: ReactNode;
}

/** Layout of most dialogs: icon, heading, short text and next step. */
export function MessagePanel({ icon, title, amount, text, children }: MessagePanelProps) {
  const textId = useDialogTextId();
  return (
    <div className={styles.panel}>
      <DialogTitle>
        <span className={styles.medal}>
          <Icon name={icon} />
        </span>
        {title}
      </DialogTitle>
      {amount && <p className={styles.amount}>{amount}</p>}
      {text && (
        <div id={textId} className={styles.text}>
          {text}
        </div>
      )}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
