import { PictureBox } from '@/components/ui/picture-box';
import styles from './loyalty-hero.module.scss';

/** The picture of the loyalty page's head: a character, or the companions nobody has chosen from yet. */
export function HeroArt({ src }: { src: string | null }) {
  return <PictureBox src={src} width={280} height={280} icon="crown" isEager className={styles.art} />;
}
