import type { ReactNode } from 'react';
import type { IconName } from './icon-names';
import { PictureBox } from './picture-box';
import styles from './detail-hero.module.scss';

interface DetailHeroProps {
  image: string | null;
  /** Stands where there is no picture. */
  icon: IconName;
  /** What the page is about in a few facts, with its actions. */
  children: ReactNode;
}

/** First part of a detail page: the picture above the facts, on wide screens beside them. */
export function DetailHero({ image, icon, children }: DetailHeroProps) {
  return (
    <div className={styles.hero}>
      <PictureBox src={image} width={960} height={540} icon={icon} isEager className={styles.picture} />
      <div className={styles.facts}>{children}</div>
    </div>
  );
}
