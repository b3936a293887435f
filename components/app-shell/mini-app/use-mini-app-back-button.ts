import { useEffect } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { postEvent } from '@/lib/mini-app/bridge';
import { documentPath } from '@/lib/routing/document-path';
import { paths } from '@/lib/routing/paths';
import { closeDialog, useDialogs } from '@/stores/dialogs';
import { useNavigation } from '@/stores/navigation';

/** The messenger's back button, shown while there is something to leave. */
export function useMiniAppBackButton(): void {
  const isHome = useSitePath() === '/';
  const hasDialog = useDialogs(({ stack }) => stack.length > 0);
  const isVisible = !isHome || hasDialog;

  useEffect(() => {
    postEvent('web_app_setup_back_button', { is_visible: isVisible });
  }, [isVisible]);

  useEffect(() => () => postEvent('web_app_setup_back_button', { is_visible: false }), []);
}

/** Closes the top dialog, else goes back, or home from the page that the messenger opened. */
export function leave(): void {
  const top = useDialogs.getState().stack.at(-1);
  if (top) return closeDialog(top.id);
  const { navigation } = window;
  // Unlike `history`, it ignores entries of frames, such as a game's own.
  if (navigation?.canGoBack) navigation.back();
  else if (!navigation && window.history.length > 1) window.history.back();
  else useNavigation.getState().goTo(documentPath(paths.home()));
}
