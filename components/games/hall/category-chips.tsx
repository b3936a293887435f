import { clsx } from 'clsx';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import { MAX_RENDERED_TILES } from '@/lib/games/rules';
import type { CategoryLink } from '@/lib/games/schema';
import styles from './chips.module.scss';

interface CategoryChipsProps {
  label: string;
  /** Label of the chip for all games; omitted without a label. */
  allLabel?: string | undefined;
  categories: readonly CategoryLink[];
  /** Id of the current category; null: all games; undefined: another page. */
  current?: string | null | undefined;
  /** Rendered inside a row with other chips, which scrolls as a whole. */
  isPart?: boolean;
}

/** Row of category links (R-GAME-06); nothing without any, as in a tournament's hall. */
export function CategoryChips({ label, allLabel, categories, current, isPart = false }: CategoryChipsProps) {
  const chips = [
    ...(allLabel === undefined ? [] : [{ id: null, name: allLabel, href: paths.gameHall() }]),
    ...categories
      .slice(0, MAX_RENDERED_TILES - 1)
      .map(({ id, name, href = paths.category(id) }) => ({ id, name, href })),
  ];
  return (
    chips.length > 0 && (
      <nav aria-label={label}>
        <ul className={isPart ? styles.part : styles.chips}>
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
    )
  );
}
