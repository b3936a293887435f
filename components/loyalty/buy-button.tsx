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
  () => import('./player-purchase').then((module) => module.PlayerBuyButton),
  PlainBuyButton,
);

/** Buys a reward; guests are asked to sign in first. A click made before the session is known is kept. */
export function BuyButton({ product }: BuyButtonProps) {
  const isPlayer = useSession(selectIsPlayer);
  const { isWaiting, wasClicked, click } = useSignInClick('authorization');
  if (isPlayer) return <PlayerBuyButton product={product} wasClicked={wasClicked} />;
  return <PlainBuyButton product={product} isBusy={isWaiting} onClick={click} />;
}

interface PlainBuyButtonProps extends BuyButtonProps {
  isBusy: boolean;
  onClick?: () => void;
}

function PlainBuyButton({ product, isBusy, onClick }: PlainBuyButtonProps) {
  const t = useTranslations('loyalty.shop');
  if (!product.isAvailable) return <SoldOut />;
  return (
    <Button
      look="secondary"
      isBusy={isBusy}
      aria-label={t('buyNamed', { name: product.name })}
      onClick={onClick}
    >
      {t('buy')}
    </Button>
  );
}
