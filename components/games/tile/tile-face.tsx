import { showsPageFirst } from '@/components/ui/shows-page-first';
import styles from './game-tile.module.scss';

interface TileFaceProps {
  name: string;
  /** Picture URL; null shows the name's first letter. */
  image: string | null;
  /** In or near the viewport: the picture loads eagerly. */
  isEager?: boolean | undefined;
}

/** A game's picture (288×192) and name (R-GAME-02, R-GAME-03). No component: long lists render many. */
export function tileFace({ name, image, isEager = false }: TileFaceProps) {
  return (
    <>
      {image ? (
        <img
          src={image}
          width={288}
          height={192}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={isEager ? showsPageFirst : undefined}
          className={styles.picture}
        />
      ) : (
        // The letter is not part of the accessible name.
        <span className={styles.picture} aria-hidden="true" data-letter={Array.from(name)[0] ?? ''} />
      )}
      <span className={styles.name}>{name}</span>
    </>
  );
}
