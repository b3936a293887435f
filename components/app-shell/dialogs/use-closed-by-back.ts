'use client';

import { useEffect, useRef } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { closeDialog, useDialogs, type DialogName } from '@/stores/dialogs';

/** Belong to the player, wherever they are. */
const OF_SESSION: ReadonlySet<DialogName> = new Set(['inactivity', 'socialRegistration']);

/**
 * Who goes back to another page leaves the dialogs of this one, those that prevent closing and those whose code is still
 * on its way included.
 */
export function useClosedByBack(): void {
  const path = useSitePath();
  const shown = useRef('');
  useEffect(() => {
    shown.current = window.location.pathname;
  }, [path]);
  useEffect(() => {
    function leave(): void {
      if (window.location.pathname === shown.current) return;
      for (const { id, name } of useDialogs.getState().stack) {
        if (!OF_SESSION.has(name)) closeDialog(id, undefined, { force: true });
      }
    }
    // Before the router, which may render the page before at once: then it would count as the one that is shown.
    const early = { capture: true };
    window.addEventListener('popstate', leave, early);
    return () => window.removeEventListener('popstate', leave, early);
  }, []);
}
