'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, SyntheticEvent } from 'react';
import { askToSignIn } from './favourite-heart';
import type { TileGame } from './game-tile';
import { tileOf } from './use-tile-keys';

/** Clicks and intent of all tiles of a grid: their links are followed inside the site, as the links elsewhere are. */
export function useTileEvents(
  toggle: ((sysname: string) => void) | undefined,
  gameAt: (index: number) => TileGame | null | undefined,
) {
  const router = useRouter();

  function follow(event: MouseEvent, link: HTMLAnchorElement): void {
    const isOwn = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isOwn || event.defaultPrevented) return;
    event.preventDefault();
    router.push(pathOf(link));
  }

  function like(tile: HTMLElement): void {
    const game = gameAt(Number(tile.dataset.tile));
    if (!game) return;
    if (toggle) toggle(game.sysname);
    else askToSignIn();
  }

  const fetchAhead = (event: SyntheticEvent) => {
    const link = linkOf(event.target);
    if (link) router.prefetch(pathOf(link));
  };

  return {
    onClick: (event: MouseEvent) => {
      const link = linkOf(event.target);
      const tile = tileOf(event.target);
      if (link) follow(event, link);
      else if (tile && event.target instanceof Element && event.target.closest('button')) like(tile);
    },
    onMouseOver: fetchAhead,
    onTouchStart: fetchAhead,
  };
}

function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

function pathOf(link: HTMLAnchorElement): string {
  return link.pathname + link.search;
}
