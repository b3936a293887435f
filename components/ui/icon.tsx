import { clsx } from 'clsx';
import type { IconName } from './icon-names';
import styles from './icon.module.scss';
import sprite from './sprite.svg';

interface IconProps {
  name: IconName;
  /** Side in pixels. */
  size?: number;
  className?: string | undefined;
}

/** Decorative drawing from the sprite; what it stands for is said by the text or label beside it. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={clsx(styles.icon, className)} width={size} height={size} aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
