'use client';

import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { openDialog, type DialogMap, type DialogName } from '@/stores/dialogs';
import styles from './dialog-button.module.scss';
import { warmDialog } from './warm-dialog';

type DialogButtonProps<Name extends DialogName> = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  dialog: Name;
  /** Serialized by the server. */
  given: DialogMap[Name]['props'];
};

/** The dialog's code is prefetched on hover or focus (R-DLG-01); the browser only handles the click. */
export function DialogButton<Name extends DialogName>(props: DialogButtonProps<Name>) {
  const { dialog, given, className, ...rest } = props;
  // Immediate feedback, even while the dialog's code is loading.
  const [isOpening, setIsOpening] = useState(false);
  const warm = () => void warmDialog(dialog);
  const open = () => {
    setIsOpening(true);
    void warmDialog(dialog).then(() => setIsOpening(false));
    void openDialog(dialog, given);
  };
  return (
    <button
      {...rest}
      className={clsx(className, isOpening && styles.opening)}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={open}
    />
  );
}
