'use client';

import { createPortal } from 'react-dom';
import { useOpenElements } from '@/stores/open-elements';
import type { Toast } from '@/stores/toasts';
import { ToastCard } from './toast-card';

interface ToastCardsProps {
  toasts: readonly Toast[];
  /** Places them where they stand outside of the toaster. */
  className: string | undefined;
}

/** The toasts on screen, inside the topmost dialog while one is open: outside it they would lie behind it, and be inert. */
export function ToastCards({ toasts, className }: ToastCardsProps) {
  const dialog = useOpenElements(({ elements }) => elements.at(-1));
  const cards = toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return dialog ? createPortal(<div className={className}>{cards}</div>, dialog) : cards;
}
