'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { Icon, type IconName } from './icon';
import styles from './thumb.module.scss';

interface ThumbProps {
  src: string | null;
  /** Shown if there is no picture, or if it fails to load. */
  icon: IconName;
  /** A logo is contained in its box, which stays dark as logos need it; a picture covers it. */
  isLogo?: boolean;
}

/** At the start of a row, described by adjacent text. */
export function Thumb({ src, icon, isLogo = false }: ThumbProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={clsx(styles.thumb, isLogo && styles.logo)} data-theme={isLogo ? 'dark' : undefined}>
      {src !== null && !isBroken ? (
        <img
          className={styles.picture}
          src={src}
          width={48}
          height={36}
          loading="lazy"
          decoding="async"
          alt=""
          onError={() => setIsBroken(true)}
        />
      ) : (
        <Icon name={icon} size={20} />
      )}
    </span>
  );
}
