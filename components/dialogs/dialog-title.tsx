import { createContext, useContext, type ReactNode } from 'react';
import type { DialogMap, DialogName } from '@/stores/dialogs';
import styles from './dialog-frame.module.scss';

/** Props of a dialog component: its own props and a function that closes it with a result. */
export type DialogProps<K extends DialogName> = DialogMap[K]['props'] & {
  close(result?: DialogMap[K]['result']): void;
};

/** Prefix of the ids by which a dialog refers to its heading and its text. */
export const DialogId = createContext('dialog');

/** The heading names the surrounding dialog. */
export function useDialogTitleId(): string {
  return `${useContext(DialogId)}-title`;
}

/** The text describes a surrounding dialog of kind `confirm`. */
export function useDialogTextId(): string {
  return `${useContext(DialogId)}-text`;
}

/** Names the dialog for assistive technology. */
export function DialogTitle({ children }: { children: ReactNode }) {
  return (
    <h2 id={useDialogTitleId()} className={styles.title}>
      {children}
    </h2>
  );
}
