'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { stripLocale } from '@/lib/routing/locale-path';
import { GAME_PAGE, PASSED_PAGE } from '@/lib/routing/game-exit';

/** Stores the visitor's current page, so that leaving a game returns to where it was opened. */
export function LastPlaceKeeper() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  useEffect(() => {
    const { path } = stripLocale(pathname);
    if (PASSED_PAGE.test(path)) return;
    if (GAME_PAGE.test(path)) return noteGame(path);
    const query = search === '' ? '' : `?${search}`;
    writeStored('last_place', { path: `${path}${query}`, length: window.history.length, game: null });
  }, [pathname, search]);
  return null;
}

function noteGame(game: string): void {
  const place = readStored('last_place');
  if (place?.game === null) writeStored('last_place', { ...place, game });
}
