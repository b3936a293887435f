'use client';

import { useEffect } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { postEvent } from '@/lib/mini-app/bridge';
import { closeDialog, useDialogs } from '@/stores/dialogs';
import { BACK_EVENT } from './use-mini-app-screen';

/** The messenger's back button, shown while there is something to leave; closes the top dialog, else goes back. */
export function useMiniAppBackButton(): void {
  const isHome = useSitePath() === '/';
  const hasDialog = useDialogs(({ stack }) => stack.length > 0);
  const isVisible = !isHome || hasDialog;

  useEffect(() => {
    postEvent('web_app_setup_back_button', { is_visible: isVisible });
  }, [isVisible]);

  useEffect(() => {
    window.addEventListener(BACK_EVENT, leave);
    return () => {
      window.removeEventListener(BACK_EVENT, leave);
      postEvent('web_app_setup_back_button', { is_visible: false });
    };
  }, []);
}

function leave(): void {
  const top = useDialogs.getState().stack.at(-1);
  if (top) closeDialog(top.id);
  else window.history.back();
}
