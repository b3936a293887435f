'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useToasts, type Toast } from '@/stores/toasts';
import { toastAge } from './toast-age';
import styles from './toast-card.module.scss';

/** Toasts close by themselves after this time (R-DLG-08). */
const TOAST_MS = 5_000;
/** Older than this, a toast that is rendered has been announced where it was before. */
const ANNOUNCED_MS = 500;

/** A toast: announced to screen readers once, held while pointed at or focused, closed by hand. */
export function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('common');
  const dismiss = useToasts((state) => state.dismiss);
  const [age] = useState(() => toastAge(toast));
  const [leftMs, setLeftMs] = useState(TOAST_MS - age);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), leftMs);
    return () => clearTimeout(timer);
  }, [dismiss, isHeld, leftMs, toast.id]);
  const isAnnounced = age >= ANNOUNCED_MS;
  return (
    <div
      role={toast.type === 'error' && !isAnnounced ? 'alert' : 'status'}
      aria-live={isAnnounced ? 'off' : undefined}
      className={clsx(styles.toast, styles[toast.type])}
      onMouseEnter={() => {
        setIsPointedAt(true);
        setLeftMs(TOAST_MS);
      }}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => {
        setIsFocused(true);
        setLeftMs(TOAST_MS);
      }}
      onBlur={() => setIsFocused(false)}
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
