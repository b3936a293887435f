'use client';

import { useEffect, useRef } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { closeDialog, useDialogs } from '@/stores/dialogs';
import { DialogFrame } from './dialog-frame';

const LOCK_CLASS = 'dialogOpen';

/** The open dialogs one over another; the page beneath does not scroll while any is open (R-DLG-02, R-DLG-04). */
export function DialogStack() {
  const stack = useDialogs((state) => state.stack);
  useEffect(() => {
    const root = document.documentElement;
    root.classList.add(LOCK_CLASS);
    return () => root.classList.remove(LOCK_CLASS);
  }, []);
  useClosedByBack();
  return stack.map((dialog) => <DialogFrame key={dialog.id} dialog={dialog} />);
}

/** Who goes back to another page leaves the dialogs of this one; those that prevent closing stay. */
function useClosedByBack(): void {
  const path = useSitePath();
  const shown = useRef('');
  useEffect(() => {
    shown.current = window.location.pathname;
  }, [path]);
  useEffect(() => {
    function leave(): void {
      if (window.location.pathname === shown.current) return;
      for (const { id } of useDialogs.getState().stack) closeDialog(id);
    }
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
}
