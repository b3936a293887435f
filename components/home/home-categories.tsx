import type { ComponentProps } from 'react';
import { CategoryChips } from '@/components/games/hall/category-chips';
import styles from './home.module.scss';

/**
 * On phones only: elsewhere the side menu has them. The page imports it before its other parts: the order of imports
 * decides which styles are joined (decision 0011), and in home-lists.tsx it would cost 1.6 KB.
 */
export function HomeCategories(chips: ComponentProps<typeof CategoryChips>) {
  return (
    <div className={styles.categories}>
      <CategoryChips {...chips} />
    </div>
  );
}
