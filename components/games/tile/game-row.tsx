import { Section } from '@/components/ui/section';
import type { TileGame } from './types';
import { RowTiles } from './row-tiles';

interface GameRowProps {
  title: string;
  /** Page with all games of the row. */
  href: string;
  linkLabel: string;
  isTitleLink: boolean;
  games: readonly TileGame[];
  hasHeart: boolean;
  /** Category whose further games load when the row is scrolled into view. */
  category?: string | undefined;
  /** Below the first screen. */
  isLate?: boolean;
}

/** A titled, horizontally scrolling row of games. */
export function GameRow({ games, hasHeart, category, ...section }: GameRowProps) {
  return (
    <Section {...section}>
      <RowTiles
        title={section.title}
        category={category}
        games={games.map(({ sysname, name, image }) => ({ sysname, name, image }))}
        hasHeart={hasHeart}
      />
    </Section>
  );
}
