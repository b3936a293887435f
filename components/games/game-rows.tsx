import { getTranslations } from 'next-intl/server';
import type { Category, Game } from '@/lib/games/schema';
import { paths } from '@/lib/routing/paths';
import { GameRow } from './game-row';

interface GameRowsProps {
  rows: readonly { category: Category; games: readonly Game[] }[];
  /** Games of the row that stands in where there are no others. */
  popular: readonly Game[];
  hasHeart: boolean;
  isTitleLink: boolean;
  linkLabel: string;
}

/** Rows of games by category, each leading to its category. */
export async function GameRows({ rows, popular, ...shared }: GameRowsProps) {
  const t = await getTranslations('home');
  return (
    <>
      {rows.map(({ category, games }, index) => (
        <GameRow
          key={category.id}
          title={category.name}
          href={paths.category(category.id)}
          category={category.id}
          games={games}
          isLate={index > 0}
          {...shared}
        />
      ))}
      {popular.length > 0 && (
        <GameRow title={t('popularGames')} href={paths.gameHall()} games={popular} {...shared} />
      )}
    </>
  );
}
