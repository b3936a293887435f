import { clsx } from 'clsx';
import { PictureBox } from '@/components/ui/picture-box';
import companions from './companions.svg';
import styles from './loyalty-hero.module.scss';

/** Picture in the loyalty page's hero: the player's character, or the companions before one is chosen. */
export function HeroArt({ src }: { src: string | null }) {
  const isOwn = src !== companions.src;
  return (
    <PictureBox
      src={src}
      width={isOwn ? 280 : 640}
      height={280}
      icon="crown"
      isEager
      className={clsx(styles.art, styles.picture, !isOwn && styles.companions)}
    />
  );
}
