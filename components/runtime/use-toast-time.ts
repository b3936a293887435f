'use client';

import { useEffect } from 'react';
import { useToasts } from '@/stores/toasts';

/** Toasts close by themselves after this time (R-DLG-08). */
const TOAST_MS = 5_000;

/** Closes a toast when its time is over, which begins anew when it is no longer held. */
export function useToastTime(id: number, isHeld = false): void {
  const dismiss = useToasts((state) => state.dismiss);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [dismiss, id, isHeld]);
}
