import { clsx } from 'clsx';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import { MAX_RENDERED_TILES } from '@/lib/games/rules';
import type { Category } from '@/lib/games/schema';
import styles from './chips.module.scss';

interface CategoryChipsProps {
  /** Name of the list for assistive technology. */
  label: string;
  /** Text of the chip that leads to all games. */
  allLabel: string;
  categories: readonly Pick<Category, 'id' | 'name'>[];
  /** Id of the category shown now; null: all games are; undefined: another page. */
  current?: string | null | undefined;
}

/** Categories of games in a row, each a link to its page (R-GAME-06). */
export function CategoryChips({ label, allLabel, categories, current }: CategoryChipsProps) {
  const chips = [
    { id: null, name: allLabel, href: paths.gameHall() },
    ...categories
      .slice(0, MAX_RENDERED_TILES - 1)
      .map(({ id, name }) => ({ id, name, href: paths.category(id) })),
  ];
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ id, name, href }) => (
          <li key={id ?? 'all'}>
            <Link
              href={href}
              className={clsx(styles.chip, id === current && styles.active)}
              {...(id === current && { 'aria-current': 'page' })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
