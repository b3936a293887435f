import type { ReactNode } from 'react';
import type { IconName } from './icon-names';
import { PictureBox } from './picture-box';

interface DetailHeroProps {
  image: string | null;
  /** Stands where there is no picture. */
  icon: IconName;
  /** A class with the mixin `detail-hero`. */
  className: string | undefined;
  /** What the page is about in a few facts, with its actions. */
  children: ReactNode;
}

/** First part of a detail page: the picture above the facts, on wide screens beside them. */
export function DetailHero({ image, icon, className, children }: DetailHeroProps) {
  return (
    <div className={className}>
      <PictureBox src={image} width={960} height={540} icon={icon} isEager />
      <div>{children}</div>
    </div>
  );
}
