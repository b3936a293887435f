import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import type { ProductView } from '@/lib/loyalty/loader';
import { HiddenShop } from './hidden-shop';
import { ProductCard } from './product-card';
import styles from './shop-view.module.scss';

const EAGER = 3;

interface ShopViewProps {
  products: readonly ProductView[] | null;
  /** The operator's name for points, used until the player's own is known. */
  pointsName: string | null;
}

/** The shop's rewards with their prices in points; sold-out ones are marked (R-LOY-03). */
export async function ShopView({ products, pointsName }: ShopViewProps) {
  const t = await getTranslations('loyalty.shop');
  if (products === null) return <HiddenShop />;
  if (products.length === 0) return <EmptyState icon="shop" title={t('empty')} text={t('emptyText')} />;
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} pointsName={pointsName} isEager={index < EAGER} />
      ))}
    </ul>
  );
}
