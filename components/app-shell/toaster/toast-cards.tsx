'use client';

import { createPortal } from 'react-dom';
import { useOpenElements } from '@/stores/open-elements';
import type { Toast } from '@/stores/toasts';
import { ToastCard } from './toast-card';

interface ToastCardsProps {
  toasts: readonly Toast[];
  /** Positions them inside a dialog, outside of the toaster. */
  className: string | undefined;
}

/** Toasts, rendered inside the topmost open dialog: outside, they would be behind it and inert. */
export function ToastCards({ toasts, className }: ToastCardsProps) {
  const dialog = useOpenElements(({ elements }) => elements.at(-1));
  const cards = toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return dialog ? createPortal(<div className={className}>{cards}</div>, dialog) : cards;
}
