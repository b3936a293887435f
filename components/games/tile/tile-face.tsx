import { showsPageFirst } from '@/components/ui/shows-page-first';
import styles from './game-tile.module.scss';

interface TileFaceProps {
  name: string;
  /** Address of the picture; null for the name's first letter in its place. */
  image: string | null;
  /** In view or nearly so: its picture is not put off. */
  isEager?: boolean | undefined;
}

/**
 * What a tile shows of a game: its picture of 288×192 and its name (R-GAME-02, R-GAME-03). A function, not a component:
 * long lists make many.
 */
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
        // The letter is no part of the name.
        <span className={styles.picture} aria-hidden="true" data-letter={Array.from(name)[0] ?? ''} />
      )}
      <span className={styles.name}>{name}</span>
    </>
  );
}
