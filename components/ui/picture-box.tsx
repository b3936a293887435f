import { clsx } from 'clsx';
import { EagerImage } from './eager-image';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import styles from './picture-box.module.scss';

interface PictureBoxProps {
  src: string | null;
  /** Size the picture is drawn for, in pixels; the box keeps this shape whatever comes. */
  width: number;
  height: number;
  /** Rendered where there is no picture. */
  icon: IconName;
  /** Empty where the text beside it says the same. */
  alt?: string;
  /** Shown at once: near the top of the page. */
  isEager?: boolean;
  className?: string | undefined;
}

/** A picture in a box that never jumps, with a drawing where there is none. */
export function PictureBox({
  src,
  width,
  height,
  icon,
  alt = '',
  isEager = false,
  className,
}: PictureBoxProps) {
  const shown = { src: src ?? '', width, height, alt, className: styles.picture };
  return (
    <span className={clsx(styles.box, className)}>
      {src === null ? (
        <Icon name={icon} size={44} />
      ) : isEager ? (
        <EagerImage {...shown} />
      ) : (
        <img {...shown} alt={alt} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
