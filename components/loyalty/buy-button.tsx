'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';

const PlayerBuyButton = lazy(() =>
  import('./player-buy-button').then((module) => ({ default: module.PlayerBuyButton })),
);

export interface BuyableProduct {
  id: string;
  name: string;
  /** In points. */
  price: number;
  isAvailable: boolean;
}

/** Buys a reward; a guest is asked to sign in first. */
export function BuyButton({ product }: { product: BuyableProduct }) {
  const t = useTranslations('loyalty.shop');
  const isPlayer = useSession(selectIsPlayer);
  const label = t('buyNamed', { name: product.name });
  if (isPlayer) {
    const waiting = (
      <Button isWide isBusy aria-label={label}>
        {t('buy')}
      </Button>
    );
    return (
      <Suspense fallback={waiting}>
        <PlayerBuyButton product={product} />
      </Suspense>
    );
  }
  if (!product.isAvailable) return <SoldOut />;
  return (
    <Button isWide aria-label={label} onClick={() => void askToSignIn()}>
      {t('buy')}
    </Button>
  );
}

/** A press before it is known who is here waits for that: a player then finds the own button in this one's place. */
async function askToSignIn(): Promise<void> {
  if (useSession.getState().status === 'unknown') {
    await new Promise<void>((known) => {
      const stop = useSession.subscribe(({ status }) => {
        if (status === 'unknown') return;
        stop();
        known();
      });
    });
  }
  if (useSession.getState().status !== 'player') void openDialog('auth', { type: 'authorization' });
}

export function SoldOut() {
  const t = useTranslations('loyalty.shop');
  return (
    <Button look="secondary" isWide disabled>
      {t('soldOut')}
    </Button>
  );
}
