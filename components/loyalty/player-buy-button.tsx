'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { QueryProvider } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { useEarlyClick } from '@/components/ui/use-sign-in-click';
import { formatNumber } from '@/lib/format/number';
import { loyaltyInfoQuery, productsQuery } from '@/lib/loyalty/queries';
import styles from './shop-view.module.scss';
import { SoldOut } from './sold-out';
import type { BuyableProduct } from './types';
import { usePurchase } from './use-purchase';

interface PlayerBuyButtonProps {
  product: BuyableProduct;
  /** Asked for already, before it was known that a player is here. */
  isWanted?: boolean;
}

/** A signed-in player's button, with the stock as it is now. */
export function PlayerBuyButton(props: PlayerBuyButtonProps) {
  return (
    <QueryProvider>
      <Purchase {...props} />
    </QueryProvider>
  );
}

function Purchase({ product, isWanted = false }: PlayerBuyButtonProps) {
  const t = useTranslations('loyalty.shop');
  const locale = useLocale();
  const { data: info, isPending: isInfoPending } = useQuery(loyaltyInfoQuery(locale));
  const { buy, isBusy } = usePurchase(info ?? null);
  const asked = useAsItIsNow(product);
  useEarlyClick(isWanted && !isInfoPending && asked.isAvailable, () => void buy(asked));
  if (!asked.isAvailable) return <SoldOut />;
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

/** The reward with its price and stock of this moment; those of the page until they are read. */
function useAsItIsNow(product: BuyableProduct): BuyableProduct {
  const { data: products } = useQuery(productsQuery(useLocale()));
  const now = products?.find(({ id }) => id === product.id);
  return now ? { ...product, price: now.price, isAvailable: now.is_available } : product;
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
