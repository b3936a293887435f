'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { QueryProvider } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/format/number';
import { loyaltyInfoQuery, productsQuery } from '@/lib/loyalty/queries';
import styles from './shop-view.module.scss';
import { SoldOut } from './sold-out';
import type { BuyableProduct } from './types';
import { usePurchase } from './use-purchase';

/** A signed-in player's button, with the stock as it is now. */
export function PlayerBuyButton({ product }: { product: BuyableProduct }) {
  return (
    <QueryProvider>
      <Purchase product={product} />
    </QueryProvider>
  );
}

function Purchase({ product }: { product: BuyableProduct }) {
  const t = useTranslations('loyalty.shop');
  const locale = useLocale();
  const { data: info, isPending: isInfoPending } = useQuery(loyaltyInfoQuery(locale));
  const { data: products } = useQuery(productsQuery(locale));
  const { buy, isBusy } = usePurchase(info ?? null);
  const shown = { price: product.price, is_available: product.isAvailable };
  const current = products?.find(({ id }) => id === product.id) ?? shown;
  if (!current.is_available) return <SoldOut />;
  const asked = { ...product, price: current.price };
  if (info && info.points < asked.price) {
    return (
      <OutOfReach
        name={product.name}
        points={info.points}
        price={asked.price}
        onClick={() => void buy(asked)}
      />
    );
  }
  return (
    <Button
      look="secondary"
      isWide
      isBusy={isBusy || isInfoPending}
      aria-label={t('buyNamed', { name: product.name })}
      onClick={() => void buy(asked)}
    >
      {t('buy')}
    </Button>
  );
}

interface OutOfReachProps {
  name: string;
  points: number;
  /** In points. */
  price: number;
  onClick: () => void;
}

/** Says what is missing where the reward cannot be bought yet; a click says where to collect it. */
function OutOfReach({ name, points: own, price, onClick }: OutOfReachProps) {
  const t = useTranslations('loyalty.shop');
  const points = formatNumber(price - own);
  const filled = `${Math.max(0, Math.floor((100 * own) / price))}%`;
  return (
    <Button look="ghost" isWide aria-label={t('missingNamed', { points, name })} onClick={onClick}>
      <span className={styles.reach} style={{ '--filled': filled } as CSSProperties} />
      {t('missing', { points })}
    </Button>
  );
}
