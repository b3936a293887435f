import type { ReactNode } from 'react';
import type { IconName } from './icon';
import { PictureBox } from './picture-box';

interface DetailHeroProps {
  image: string | null;
  /** For want of a picture. */
  icon: IconName;
  /** A class with the mixin `detail-hero`. */
  className: string | undefined;
  /** The main facts of the page, with its actions. */
  children: ReactNode;
}

/** The picture is above the facts, beside them on wide screens. */
export function DetailHero({ image, icon, className, children }: DetailHeroProps) {
  return (
    <div className={className}>
      <PictureBox src={image} width={960} height={540} icon={icon} isEager />
      <div>{children}</div>
    </div>
  );
}
