import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-look';
import { Link } from './link';
import styles from './button.module.scss';

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'children' | 'className'>;

export function ButtonLink({ look, size, isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ look, size, isWide })}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
