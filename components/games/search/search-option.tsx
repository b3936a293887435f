import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { markedPart } from '@/lib/games/marked-part';
import styles from './search-dialog.module.scss';
import { optionId } from './use-listbox';

export interface SearchOption {
  key: string;
  href: string;
  text: string;
  /** A game's picture, null without one; omitted for providers and categories. */
  image?: string | null;
  /** Second line: provider and type of the game. */
  note?: string | undefined;
}

interface SearchOptionLinkProps {
  option: SearchOption;
  place: number;
  isActive: boolean;
  /** Search text to highlight in the name. */
  query: string;
  onLeave(): void;
}

/** Pictures visible when the list opens. */
const IN_SIGHT = 20;

/** One option: a link that the field's keys select, and a tap or click opens. */
export function SearchOptionLink({ option, place, isActive, query, onLeave }: SearchOptionLinkProps) {
  const { href, text, image, note } = option;
  const isGame = image !== undefined;
  return (
    <Link
      id={optionId(place)}
      href={href}
      role="option"
      aria-describedby={note ? `${optionId(place)}-note` : undefined}
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(styles.result, isActive && styles.active, !isGame && styles.plain)}
      onClick={onLeave}
    >
      {isGame && <Picture letter={Array.from(text)[0] ?? ''} image={image} isInSight={place < IN_SIGHT} />}
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={text} query={query} />
        </span>
        {/* Describes the option, and is no part of its name. */}
        {note && (
          <span id={`${optionId(place)}-note`} className={styles.note} aria-hidden="true">
            {note}
          </span>
        )}
      </span>
    </Link>
  );
}

/** The name with the matching part marked; unchanged if the match is spelled differently. */
function Marked({ text, query }: { text: string; query: string }): ReactNode {
  const part = markedPart(text, query);
  if (part === null) return text;
  const [start, end] = part;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

interface PictureProps {
  letter: string;
  image: string | null;
  isInSight: boolean;
}

function Picture({ letter, image, isInSight }: PictureProps): ReactNode {
  return (
    <span className={styles.picture} data-letter={letter} aria-hidden="true">
      {image && (
        <img
          src={image}
          width={288}
          height={192}
          alt=""
          loading={isInSight ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  );
}
