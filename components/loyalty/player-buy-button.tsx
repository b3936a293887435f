import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { useEarlyClick } from '@/components/ui/use-sign-in-click';
import { formatNumber } from '@/lib/format/number';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import styles from './shop-view.module.scss';
import { SoldOut } from './sold-out';
import type { BuyableProduct } from './types';
import { useProductNow } from './use-product-now';
import { usePurchase } from './use-purchase';

interface PlayerBuyButtonProps {
  product: BuyableProduct;
  /** Asked for already, before it was known that a player is here. */
  isWanted?: boolean;
}

/** A signed-in player's button, with the stock as it is now. */
export const PlayerBuyButton = withQueries(function PlayerBuyButton({
  product,
  isWanted = false,
}: PlayerBuyButtonProps) {
  const t = useTranslations('loyalty.shop');
  const locale = useLocale();
  const { data: info, isPending: isInfoPending } = useQuery(loyaltyInfoQuery(locale));
  const { buy, isBusy } = usePurchase(info ?? null);
  const now = useProductNow(product.id);
  const asked = now ? { ...product, price: now.price, isAvailable: now.is_available } : product;
  const button = useEarlyClick(isWanted, !isInfoPending && asked.isAvailable, () => void buy(asked));
  if (!asked.isAvailable) return <SoldOut />;
  const missing = info ? Math.max(0, asked.price - info.points) : 0;
  // One button whatever it says: replaced by another one, it would lose the focus, and a dialog its way back.
  return (
    <Button
      {...(missing > 0 ? outOfReach(t, asked, missing) : inReach(t, asked))}
      ref={button}
      isWide
      isBusy={isBusy || isInfoPending}
      onClick={() => void buy(asked)}
    />
  );
});

type Texts = ReturnType<typeof useTranslations<'loyalty.shop'>>;

function inReach(t: Texts, { name }: BuyableProduct) {
  return { look: 'secondary', 'aria-label': t('buyNamed', { name }), children: t('buy') } as const;
}

/** Says how many points are missing where the reward cannot be bought yet; a click says where to collect them. */
function outOfReach(t: Texts, { name, price }: BuyableProduct, missing: number) {
  const points = formatNumber(missing);
  const filled = `${Math.max(0, Math.floor((100 * (price - missing)) / price))}%`;
  return {
    look: 'ghost',
    'aria-label': t('missingNamed', { points, name }),
    children: (
      <>
        <span className={styles.reach} style={{ '--filled': filled } as CSSProperties} />
        {t('missing', { points })}
      </>
    ),
  } as const;
}
