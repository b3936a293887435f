'use client';

import type { ComponentProps } from 'react';
import { openDialog, type DialogMap, type DialogName } from '@/stores/dialogs';

type DialogButtonProps<Name extends DialogName> = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  dialog: Name;
  /** What the dialog is given; it comes from the server as data. */
  given: DialogMap[Name]['props'];
};

/** Opens a dialog (R-DLG-01). Its look and texts are drawn by the server, only the press is the browser's. */
export function DialogButton<Name extends DialogName>({ dialog, given, ...rest }: DialogButtonProps<Name>) {
  return (
    <button {...rest} type="button" aria-haspopup="dialog" onClick={() => void openDialog(dialog, given)} />
  );
}
