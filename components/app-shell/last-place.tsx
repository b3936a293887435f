import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { stripLocale } from '@/lib/routing/locale-path';
import { GAME_PAGE, PASSED_PAGE } from '@/lib/routing/game-exit';

/** So that leaving a game returns to where it was opened, and a payment to the game it was made for. */
export function LastPlaceKeeper() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  useEffect(() => {
    const { path } = stripLocale(pathname);
    if (PASSED_PAGE.test(path)) return;
    const here = path + (search && `?${search}`);
    const place = readStored('last_place');
    const { length } = window.history;
    if (!GAME_PAGE.test(path)) {
      // After Back from its game, the history still contains the game as the next entry.
      const further = Number(place?.path === here && length - place.length === 1);
      writeStored('last_place', { path: here, length: length - further, game: null });
      // A game opened by its address is left for the hall, never by a step back. `paths` is not in every first load.
    } else writeStored('last_place', { path: '/gamehall', length: -1, ...place, game: path });
  }, [pathname, search]);
  return null;
}
