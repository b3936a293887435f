'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useToasts, type Toast } from '@/stores/toasts';
import styles from './toast-card.module.scss';

/** Toasts close by themselves after this time (R-DLG-08). */
const TOAST_MS = 5_000;

/** A toast: announced to screen readers, held while pointed at or focused, closed by hand. */
export function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('common');
  const dismiss = useToasts((state) => state.dismiss);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [dismiss, isHeld, toast.id]);
  return (
    <div
      role={toast.type === 'error' ? 'alert' : 'status'}
      className={clsx(styles.toast, styles[toast.type])}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={toast.type === 'error' ? 'alert' : 'checkCircle'} className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('close')}
        onClick={() => dismiss(toast.id)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
