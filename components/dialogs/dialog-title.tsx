'use client';

import { createContext, useContext, type ReactNode } from 'react';
import styles from './dialog-frame.module.scss';

export const DialogTitleId = createContext('dialog-title');

/** Heading of a dialog; names the dialog for assistive technology. */
export function DialogTitle({ children }: { children: ReactNode }) {
  return (
    <h2 id={useContext(DialogTitleId)} className={styles.title}>
      {children}
    </h2>
  );
}
