import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOpenElements } from '@/stores/open-elements';
import type { Toast, ToastType } from '@/stores/toasts';
import { ToastCard } from './toast-card';
import styles from './toast-card.module.scss';

/** Screen readers announce what is added to a status region that they know already. */
const REGION_AHEAD_MS = 100;

interface ToastCardsProps {
  toasts: readonly Toast[];
  /** Positions them inside a dialog, outside of the toaster. */
  className: string | undefined;
}

/** Inside the topmost open dialog: outside, they would be behind it and inert. */
export function ToastCards({ toasts, className }: ToastCardsProps) {
  const dialog = useOpenElements(({ elements }) => elements.at(-1));
  const cards = <Cards toasts={toasts} />;
  return dialog ? createPortal(<div className={className}>{cards}</div>, dialog) : cards;
}

/** Errors are alerts; a success is added to a status region that is there before it. */
function Cards({ toasts }: Pick<ToastCardsProps, 'toasts'>) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), REGION_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const cardsOf = (type: ToastType) =>
    toasts.filter((toast) => toast.type === type).map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <>
      {cardsOf('error')}
      <div role="status" aria-atomic="false" className={styles.successes}>
        {isKnown && cardsOf('success')}
      </div>
    </>
  );
}
