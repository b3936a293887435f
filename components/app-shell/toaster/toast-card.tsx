import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useHeld } from '@/components/ui/use-held';
import { useToasts, type Toast } from '@/stores/toasts';
import styles from './toast-card.module.scss';

/** Toasts close automatically after this time (R-DLG-08). */
const TOAST_MS = 5_000;
/** A remounted toast older than this has already been announced. */
const ANNOUNCED_MS = 500;
/** Scroll and focus do not count: the page may cause them itself. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

const firstRendered = new WeakMap<Toast, number>();

/** Announced once; stays open on hover or focus, and until the user is present. */
export function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('common');
  const dismiss = useToasts((state) => state.dismiss);
  const [age] = useState(() => toastAge(toast));
  const [leftMs, setLeftMs] = useState(TOAST_MS - age);
  const restart = () => setLeftMs(TOAST_MS);
  const [isTouched, holders] = useHeld(restart);
  const isAwaiting = useIsAwaiting(toast, restart);
  const isHeld = isTouched || isAwaiting;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), leftMs);
    return () => clearTimeout(timer);
  }, [dismiss, isHeld, leftMs, toast.id]);
  const isAnnounced = age >= ANNOUNCED_MS;
  const errorRole = isAnnounced ? 'status' : 'alert';
  return (
    <div
      role={toast.type === 'error' ? errorRole : undefined}
      aria-live={isAnnounced ? 'off' : undefined}
      className={clsx(styles.toast, styles[toast.type])}
      {...holders}
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

function useIsAwaiting({ waits = false }: Toast, onBack: () => void): boolean {
  const [isAwaiting, setIsAwaiting] = useState(waits);
  const noteBack = useEffectEvent(() => {
    setIsAwaiting(false);
    onBack();
  });
  useEffect(() => {
    if (!isAwaiting) return;
    const waiting = new AbortController();
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => noteBack(), {
        passive: true,
        capture: true,
        signal: waiting.signal,
      });
    }
    return () => waiting.abort();
  }, [isAwaiting]);
  return isAwaiting;
}

/** Milliseconds since the toast was first rendered. It remounts when moving into or out of a dialog. */
function toastAge(toast: Toast): number {
  const now = performance.now();
  const since = firstRendered.get(toast) ?? now;
  firstRendered.set(toast, since);
  return now - since;
}
