import { sectionLinks } from '@/components/content/section-links.server';
import { Section } from '@/components/ui/section';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import type { TileGame } from './types';
import { RowTiles } from './row-tiles';

interface GameRowProps {
  title: string;
  href: string;
  games: readonly TileGame[];
  /** Category whose further games load when the row is scrolled into view. */
  category?: string | undefined;
  /** Below the first screen. */
  isLate?: boolean;
}

/** A titled, horizontally scrolling row of games. */
export async function GameRow({ games, category, ...section }: GameRowProps) {
  const [links, { features }] = await Promise.all([sectionLinks(), currentLocale().then(loadSiteConfig)]);
  return (
    <Section {...section} {...links}>
      <RowTiles
        title={section.title}
        category={category}
        games={games.map(({ sysname, name, image }) => ({ sysname, name, image }))}
        hasHeart={features.favouriteIcon}
      />
    </Section>
  );
}
