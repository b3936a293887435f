'use client';

import { clsx } from 'clsx';
import { useLocale } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { openDialog, type DialogMap, type DialogName } from '@/stores/dialogs';
import styles from './dialog-button.module.scss';
import { warmDialog } from './warm-dialog';

type DialogButtonProps<Name extends DialogName> = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  dialog: Name;
  /** What the dialog is given; it comes from the server as data. */
  given: DialogMap[Name]['props'];
};

/**
 * Opens a dialog (R-DLG-01), whose code is fetched as soon as a pointer or the focus comes near. Its look and texts are
 * rendered by the server; only the click is handled in the browser.
 */
export function DialogButton<Name extends DialogName>(props: DialogButtonProps<Name>) {
  const { dialog, given, className, ...rest } = props;
  const locale = useLocale();
  // The click shows at once, also where the code of the dialog is still on its way.
  const [isOpening, setIsOpening] = useState(false);
  const warm = () => warmDialog(dialog, locale);
  const open = () => {
    setIsOpening(true);
    void warm().then(() => setIsOpening(false));
    void openDialog(dialog, given);
  };
  return (
    <button
      {...rest}
      className={clsx(className, isOpening && styles.opening)}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={() => void warm()}
      onFocus={() => void warm()}
      onClick={open}
    />
  );
}
