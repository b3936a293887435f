import { lazyPart } from '@/components/ui/lazy-part';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useClosedByBack } from './use-closed-by-back';
import { loadStack } from './warm-dialog';

/** Without this code the page stays as it is; each click reports that, and the next retries (R-ERR-13). */
const DialogStack = lazyPart(() => loadStack().then((module) => module.DialogStack));

/** Loads nothing until a dialog opens. */
export function DialogHost() {
  useClosedByBack();
  const isAnyOpen = useDialogs((state) => state.stack.length > 0);
  if (!isAnyOpen) return null;
  return <DialogStack onLost={closeAllDialogs} />;
}
