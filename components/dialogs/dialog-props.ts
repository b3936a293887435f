import type { DialogMap, DialogName } from '@/stores/dialogs';

/** Props of a dialog component: its own props and a function that closes it with a result. */
export type DialogProps<K extends DialogName> = DialogMap[K]['props'] & {
  close(result?: DialogMap[K]['result']): void;
};
