import { Section } from '@/components/ui/section';
import type { TileGame } from './game-tile';
import { RowTiles } from './row-tiles';

interface GameRowProps {
  title: string;
  /** Page with all games of the row. */
  href: string;
  linkLabel: string;
  isTitleLink: boolean;
  games: readonly TileGame[];
  hasHeart: boolean;
  /** Stands below the first screen. */
  isLate?: boolean;
}

/** A titled row of games that scrolls sideways. */
export function GameRow({ games, hasHeart, ...section }: GameRowProps) {
  return (
    <Section {...section}>
      <RowTiles
        games={games.map(({ sysname, name, image }) => ({ sysname, name, image }))}
        hasHeart={hasHeart}
      />
    </Section>
  );
}
