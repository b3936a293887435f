import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { useInView } from '@/components/ui/use-in-view';
import styles from './game-grid.module.scss';
import type { TileGame } from './types';
import { rowEdges, rowOf, turnPage } from './row-pages';
import { useFurtherGames } from './use-further-games';
import { useRowKeys } from './use-row-keys';

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
