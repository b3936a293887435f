import type { ReactNode } from 'react';
import type { IconName } from './icon';
import { PictureBox } from './picture-box';

interface DetailHeroProps {
  image: string | null;
  /** Shown if there is no picture. */
  icon: IconName;
  /** A class with the mixin `detail-hero`. */
  className: string | undefined;
  /** The main facts of the page, with its actions. */
  children: ReactNode;
}

/** Top of a detail page: the picture above the facts, beside them on wide screens. */
export function DetailHero({ image, icon, className, children }: DetailHeroProps) {
  return (
    <div className={className}>
      <PictureBox src={image} width={960} height={540} icon={icon} isEager />
      <div>{children}</div>
    </div>
  );
}
