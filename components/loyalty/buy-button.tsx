'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { lazyButton } from '@/components/ui/lazy-part-button';
import { useSignInClick } from '@/components/ui/use-sign-in-click';
import { selectIsPlayer, useSession } from '@/stores/session';
import { SoldOut } from './sold-out';
import type { BuyableProduct } from './types';

interface BuyButtonProps {
  product: BuyableProduct;
}

const PlayerBuyButton = lazyButton(
  () => import('./player-buy-button').then((module) => module.PlayerBuyButton),
  PlainBuyButton,
);

/** Buys a reward; a guest is asked to sign in first. */
export function BuyButton({ product }: BuyButtonProps) {
  const isPlayer = useSession(selectIsPlayer);
  const { isWaiting, click } = useSignInClick('authorization');
  if (isPlayer) return <PlayerBuyButton product={product} />;
  return <PlainBuyButton product={product} isBusy={isWaiting} onClick={click} />;
}

function PlainBuyButton({ product, ...button }: BuyButtonProps & { isBusy: boolean; onClick?: () => void }) {
  const t = useTranslations('loyalty.shop');
  if (!product.isAvailable) return <SoldOut />;
  return (
    <Button look="secondary" isWide aria-label={t('buyNamed', { name: product.name })} {...button}>
      {t('buy')}
    </Button>
  );
}
