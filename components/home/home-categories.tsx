import type { ComponentProps } from 'react';
import { CategoryChips } from '@/components/games/hall/category-chips';
import styles from './home.module.scss';

/** Categories below the banners, on phones alone: elsewhere the menu at the side has them. */
export function HomeCategories(chips: ComponentProps<typeof CategoryChips>) {
  return (
    <div className={styles.categories}>
      <CategoryChips {...chips} />
    </div>
  );
}
