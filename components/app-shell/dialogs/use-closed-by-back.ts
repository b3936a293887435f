import { useEffect, useRef } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { closeDialog, useDialogs, type DialogName } from '@/stores/dialogs';

/** Independent of the page. */
const OF_SESSION: ReadonlySet<DialogName> = new Set(['inactivity', 'socialRegistration']);

/** Going back to another page closes all dialogs, even those that prevent closing or are still loading. */
export function useClosedByBack(): void {
  const path = useSitePath();
  const shown = useRef('');
  useEffect(() => {
    shown.current = window.location.pathname;
  }, [path]);
  useEffect(() => {
    function leave(): void {
      if (window.location.pathname === shown.current) return;
      for (const { id, name, preventClose, ifLost } of useDialogs.getState().stack) {
        // Nobody closed one that prevents closing: it is still wanted.
        if (!OF_SESSION.has(name)) closeDialog(id, preventClose ? ifLost : undefined, { force: true });
      }
    }
    // Before the router, which may render the previous page immediately: that one would then count as shown.
    const early = { capture: true };
    window.addEventListener('popstate', leave, early);
    return () => window.removeEventListener('popstate', leave, early);
  }, []);
}
