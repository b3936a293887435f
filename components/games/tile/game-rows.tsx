import { getTranslations } from 'next-intl/server';
import type { Category, Game } from '@/lib/games/schema';
import { paths } from '@/lib/routing/paths';
import { Fragment, type ReactNode } from 'react';
import { GameRow } from './game-row';

interface GameRowsProps {
  rows: readonly { category: Category; games: readonly Game[] }[];
  /** For the fallback row when there are no others. */
  popular: readonly Game[];
  /** Shown after the first row. */
  afterFirst?: ReactNode;
}

/** Rows of games by category, each linked to its category. */
export async function GameRows({ rows, popular, afterFirst }: GameRowsProps) {
  const t = await getTranslations('home');
  return (
    <>
      {rows.map(({ category, games }, index) => (
        <Fragment key={category.id}>
          <GameRow
            title={category.name}
            href={paths.category(category.id)}
            category={category.id}
            games={games}
            isLate={index > 0}
          />
          {index === 0 && afterFirst}
        </Fragment>
      ))}
      {popular.length > 0 && <GameRow title={t('popularGames')} href={paths.gameHall()} games={popular} />}
      {rows.length === 0 && afterFirst}
    </>
  );
}
