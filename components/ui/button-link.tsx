import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-look';
import { Link } from './link';
import styles from './button.module.scss';

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'children'>;

export function ButtonLink({ look, size, isWide, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(buttonClasses({ look, size, isWide }), className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
