'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { openDialog, type DialogMap, type DialogName } from '@/stores/dialogs';
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
export function DialogButton<Name extends DialogName>({ dialog, given, ...rest }: DialogButtonProps<Name>) {
  const locale = useLocale();
  const warm = () => void warmDialog(dialog, locale);
  return (
    <button
      {...rest}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => void openDialog(dialog, given)}
    />
  );
}
