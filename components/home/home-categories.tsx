import type { ComponentProps } from 'react';
import { CategoryChips } from '@/components/games/hall/category-chips';
import styles from './home.module.scss';

/** On phones only: elsewhere the side menu has them. */
export function HomeCategories(chips: ComponentProps<typeof CategoryChips>) {
  return (
    <div className={styles.categories}>
      <CategoryChips {...chips} />
    </div>
  );
}
