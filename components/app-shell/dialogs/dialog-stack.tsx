import { useEffect } from 'react';
import { useDialogs } from '@/stores/dialogs';
import { DialogFrame } from './dialog-frame';

/** The page does not scroll while any dialog is open (R-DLG-02, R-DLG-04). */
export function DialogStack() {
  const stack = useDialogs((state) => state.stack);
  useEffect(() => {
    const root = document.documentElement;
    root.classList.toggle('scrolls', root.scrollHeight > root.clientHeight);
    root.classList.add('dialogOpen');
    return () => root.classList.remove('dialogOpen', 'scrolls');
  }, []);
  return stack.map((dialog) => <DialogFrame key={dialog.id} dialog={dialog} />);
}
