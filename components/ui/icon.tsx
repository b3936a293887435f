import { clsx } from 'clsx';
import type { ICONS } from './icon-names';
import styles from './icon.module.scss';
import sprite from './sprite.svg';

export type IconName = keyof typeof ICONS;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
  className?: string | undefined;
}

/** Decorative: adjacent text or a label conveys its meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={clsx(styles.icon, className)} width={size} height={size} aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
