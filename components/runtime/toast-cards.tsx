'use client';

import { createPortal } from 'react-dom';
import { useOpenElements } from '@/components/dialogs/open-elements';
import type { Toast } from '@/stores/toasts';
import { ToastCard } from './toast-card';
import styles from './toaster.module.scss';

/** The toasts on screen, inside the topmost dialog while one is open: outside it they would lie behind it, and be inert. */
export function ToastCards({ toasts }: { toasts: readonly Toast[] }) {
  const dialog = useOpenElements(({ elements }) => elements.at(-1));
  const cards = toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return dialog ? createPortal(<div className={styles.toaster}>{cards}</div>, dialog) : cards;
}
