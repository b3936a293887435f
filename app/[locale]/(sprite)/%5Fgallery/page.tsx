import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Gallery } from '@/components/gallery/gallery';
import { ClientMessages } from '@/components/layout/client-messages';
import { SampleTiles } from '@/components/games/tile/sample-tiles';
import { TILE_TEXTS } from '@/components/games/tile/tile-texts';
import { LevelList } from '@/components/loyalty/level-list';
import { Leaderboard } from '@/components/tournaments/leaderboard';
import { isGalleryOpen } from '@/lib/env/gallery';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false, follow: false } };

const LEVELS = [
  { id: '1', name: 'Bronze', points: 0, is_current: false },
  { id: '2', name: 'Silver', points: 1_000, is_current: true },
  { id: '3', name: 'Gold', points: 5_000, is_current: false },
];

const ROWS = [1, 2, 3].map((position) => ({
  position,
  fakename: position === 2 ? null : `Player ${position}`,
  points: 4_000 - position * 500,
  prize: position === 3 ? null : { amount: 1_000 / position, currency: 'EUR' },
}));

/** For development and tests only. Rendered on request: the running server decides whether it is open. */
export default function GalleryPage() {
  if (!isGalleryOpen()) notFound();
  return (
    <ClientMessages namespaces={['forms', 'loyalty', 'menu', 'points', 'tournaments', ...TILE_TEXTS]}>
      <Gallery
        tiles={<SampleTiles />}
        lists={
          <>
            <LevelList levels={LEVELS} benefits={{ '3': { text: 'A gift on your birthday' } }} />
            <Leaderboard tournamentId="gallery" rows={ROWS} total={ROWS.length} />
          </>
        }
      />
    </ClientMessages>
  );
}
