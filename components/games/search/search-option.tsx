'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './search-dialog.module.scss';
import { optionId } from './use-listbox';

export interface SearchOption {
  key: string;
  href: string;
  text: string;
  /** A game's picture, null where it has none; left out for providers and categories. */
  image?: string | null;
  /** A second line: who made the game, and of what kind it is. */
  note?: string | undefined;
}

interface SearchOptionLinkProps {
  option: SearchOption;
  place: number;
  isActive: boolean;
  onLeave(): void;
}

/** One entry of the list: a link that the field's keys choose, and a finger or mouse opens. */
export function SearchOptionLink({ option, place, isActive, onLeave }: SearchOptionLinkProps) {
  const { href, text, image, note } = option;
  const isGame = image !== undefined;
  return (
    <Link
      id={optionId(place)}
      href={href}
      role="option"
      aria-label={note ? text : undefined}
      aria-describedby={note ? `${optionId(place)}-note` : undefined}
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(styles.result, isActive && styles.active, !isGame && styles.plain)}
      onClick={onLeave}
    >
      {isGame && <Picture letter={Array.from(text)[0] ?? ''} image={image} />}
      <span className={styles.words}>
        <span className={styles.name}>{text}</span>
        {note && (
          <span id={`${optionId(place)}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
    </Link>
  );
}

function Picture({ letter, image }: { letter: string; image: string | null }): ReactNode {
  return (
    <span className={styles.picture} data-letter={letter} aria-hidden="true">
      {image && <img src={image} width={288} height={192} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
