import type { DialogMap, DialogName } from '@/stores/dialogs';

/** What a dialog's component is given: its own props and the function that closes it with a result. */
export type DialogProps<K extends DialogName> = DialogMap[K]['props'] & {
  close(result?: DialogMap[K]['result']): void;
  /** The dialog may not be closed by the player. */
  isLocked: boolean;
};
