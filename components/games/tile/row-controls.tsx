import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { useInView } from '@/components/ui/use-in-view';
import { keyTarget } from '@/lib/games/tile-keys';
import { savesData } from '@/lib/browser/reduced-motion';
import { readGames } from '@/lib/games/read-games';
import { hallGamesInput, NO_FILTER, ROW_FULL } from '@/lib/games/rules';
import styles from './game-grid.module.scss';
import type { TileGame } from './types';
import { rowEdges, rowOf, turnPage } from './row-pages';
import { tileOf } from './tile-of';

interface RowControlsProps {
  title: string;
  frame: RefObject<HTMLElement | null>;
  /** In the server's HTML. */
  games: readonly TileGame[];
  category: string | undefined;
  onFurther(games: readonly TileGame[]): void;
}

/**
 * Loaded on first interaction: page buttons, arrow keys between tiles, and the games beyond those in the server's HTML.
 */
export function RowControls({ title, frame, games, category, onFurther }: RowControlsProps) {
  const t = useTranslations('games');
  const edges = useEdges(frame);
  useRowKeys(frame);
  useFurtherGames({
    isWanted: useInView(frame, { margin: '200px', isOnce: true }),
    games,
    category,
    onFurther,
  });
  return (
    <>
      <TurnButton
        side="back"
        label={t('rowBack', { title })}
        isOver={edges === 'end' || edges === 'none'}
        onTurn={() => turnPage(frame.current, -1)}
      />
      <TurnButton
        side="on"
        label={t('rowOn', { title })}
        isOver={edges === 'start' || edges === 'none'}
        onTurn={() => turnPage(frame.current, 1)}
      />
    </>
  );
}

interface TurnButtonProps {
  side: 'back' | 'on';
  label: string;
  /** Nothing further on this side. The button stays mounted to keep focus. */
  isOver: boolean;
  onTurn(): void;
}

function TurnButton({ side, label, isOver, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles.turn, styles[side])}
      aria-label={label}
      aria-disabled={isOver}
      onClick={onTurn}
    >
      <Icon name={side === 'on' ? 'chevronRight' : 'chevronLeft'} />
    </button>
  );
}

/** Sides on which the row continues. */
function useEdges(frame: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState<ReturnType<typeof rowEdges>>('end');
  useEffect(() => {
    const row = rowOf(frame.current);
    if (!row) return;
    const look = () => setEdges(rowEdges(row));
    look();
    row.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    const tiles = new MutationObserver(look);
    tiles.observe(row, { childList: true });
    return () => {
      row.removeEventListener('scroll', look);
      sizes.disconnect();
      tiles.disconnect();
    };
  }, [frame]);
  return edges;
}

/** Left, right, Home and End move between the tiles of a row; up and down scroll the page. */
const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = rowOf(frame.current);
    if (!row) return;
    const follow = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !KEYS.includes(event.key)) return;
      const tile = event.target instanceof Element ? tileOf(event.target) : null;
      if (!tile) return;
      const links = [...row.querySelectorAll<HTMLAnchorElement>('[data-tile] > * > a')];
      const place = { index: Number(tile.dataset['tile']), columns: links.length, count: links.length };
      const target = keyTarget(event.key, place);
      if (target === null) return;
      event.preventDefault();
      links[target]?.focus();
    };
    row.addEventListener('keydown', follow);
    return () => row.removeEventListener('keydown', follow);
  }, [frame]);
}

interface FurtherGames {
  /** The row is in or near the viewport. */
  isWanted: boolean;
  games: readonly TileGame[];
  category: string | undefined;
  onFurther(games: readonly TileGame[]): void;
}

/** Once the row is in view. A failure leaves it unchanged. */
function useFurtherGames({ isWanted, games, category, onFurther }: FurtherGames): void {
  useEffect(() => {
    if (!isWanted || category === undefined || savesData()) return;
    const running = new AbortController();
    const known = new Set(games.map(({ sysname }) => sysname));
    const part = { offset: known.size, count: ROW_FULL - known.size };
    readGames(hallGamesInput({ ...NO_FILTER, category }), part, running.signal).then(
      ({ items }) => !running.signal.aborted && onFurther(items.filter(({ sysname }) => !known.has(sysname))),
      () => undefined,
    );
    return () => running.abort();
  }, [isWanted, games, category, onFurther]);
}
