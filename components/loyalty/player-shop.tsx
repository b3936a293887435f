import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { withQueries } from '@/components/shared/query/query-client';
import { EmptyState } from '@/components/ui/empty-state';
import { RetainedFocus } from '@/components/ui/retained-focus';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { productsQuery } from '@/lib/loyalty/queries';
import { byReach } from '@/lib/loyalty/rules';
import type { Product } from '@/lib/loyalty/schema';
import { plainWords } from '@/lib/content/plain-words';
import { platformPicture } from '@/lib/routing/platform-picture';
import { ProductCard } from './product-card';
import { ShopSkeleton } from './shop-skeleton';
import styles from './shop-view.module.scss';

/** Rewards fetched as the player, if the platform reserves them for players. */
export const PlayerShop = withQueries(function PlayerShop() {
  return (
    <RetainedFocus>
      <Rewards />
    </RetainedFocus>
  );
});

function Rewards() {
  const t = useTranslations('loyalty.shop');
  const { data, isPending, error, refetch } = useQuery(productsQuery);
  if (isPending) return <ShopSkeleton />;
  if (!data) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState icon="shop" title={t('empty')} text={t('emptyText')} />;
  return (
    <ul className={styles.grid}>
      {byReach(data).map((product) => (
        <ProductCard key={product.id} product={toView(product)} />
      ))}
    </ul>
  );
}

function toView({ id, name, text, image, price, is_available: isAvailable }: Product) {
  return { id, name, text: plainWords(text ?? ''), image: platformPicture(image), price, isAvailable };
}
