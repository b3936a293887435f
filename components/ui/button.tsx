'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-look';
import styles from './button.module.scss';

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** A request is pending: the button is locked, stays focusable and shows this. */
    isBusy?: boolean;
  };

export function Button({
  look,
  size,
  isWide,
  isBusy = false,
  disabled = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonClasses({ look, size, isWide }), className)}
      aria-busy={isBusy || undefined}
      // Not `disabled`, which would take the focus from a button that has just been clicked.
      aria-disabled={isBusy || disabled || undefined}
      data-disabled={disabled || undefined}
      onClick={(event) => {
        if (isBusy || disabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={clsx(styles.label, isBusy && styles.hiddenLabel)}>{children}</span>
      {isBusy && <span className={styles.spinner} />}
    </button>
  );
}
