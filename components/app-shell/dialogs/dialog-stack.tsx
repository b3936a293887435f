import { useEffect } from 'react';
import { useDialogs } from '@/stores/dialogs';
import { DialogFrame } from './dialog-frame';

export { loadDialogContent } from './dialog-content';

/** The page does not scroll while any dialog is open (R-DLG-02, R-DLG-04). */
export function DialogStack() {
  const stack = useDialogs((state) => state.stack);
  useEffect(() => {
    const { classList, clientWidth, style } = document.documentElement;
    // What the page keeps free at its end takes the width of the scroll bar. Not `scrollbar-gutter`: nothing is painted
    // over a gutter, it would stay bright beside the backdrop.
    const scrollBar = innerWidth - clientWidth;
    if (scrollBar > 0) style.setProperty('--safe-right', `${scrollBar}px`);
    classList.add('dialogOpen');
    return () => {
      classList.remove('dialogOpen');
      style.removeProperty('--safe-right');
    };
  }, []);
  return stack.map((dialog) => <DialogFrame key={dialog.id} dialog={dialog} />);
}
