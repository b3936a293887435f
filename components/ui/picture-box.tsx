import { clsx } from 'clsx';
import { EagerImage } from './eager-image';
import { Icon, type IconName } from './icon';
import styles from './picture-box.module.scss';

interface PictureBoxProps {
  src: string | null;
  /** Intrinsic size in pixels; the box keeps this ratio whatever loads. */
  width: number;
  height: number;
  icon: IconName;
  /** Loads eagerly, near the top of the page. */
  isEager?: boolean;
  className?: string | undefined;
}

/** Decorative; a box of fixed ratio, without layout shift, with an icon if there is no picture. */
export function PictureBox({ src, width, height, icon, isEager = false, className }: PictureBoxProps) {
  const shown = { src: src ?? '', width, height, alt: '', className: styles.picture };
  return (
    <span className={clsx(styles.box, className)}>
      {src === null ? (
        <Icon name={icon} size={44} />
      ) : isEager ? (
        <EagerImage {...shown} />
      ) : (
        <img {...shown} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
