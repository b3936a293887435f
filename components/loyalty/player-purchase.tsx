import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type CSSProperties } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { refusalText } from '@/components/shared/feedback/error-text';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import { withQueries } from '@/components/shared/query/query-client';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useEarlyClick } from '@/components/ui/use-sign-in-click';
import { formatNumber } from '@/lib/format/number';
import { useBuyProduct } from '@/lib/loyalty/mutations';
import { loyaltyInfoQuery, productsQuery } from '@/lib/loyalty/queries';
import { isInsufficientFunds, isSoldOut } from '@/lib/loyalty/rules';
import type { LoyaltyInfo, Product } from '@/lib/loyalty/schema';
import { isOutcomeUnknown } from '@/lib/platform/outcome';
import { openDialog } from '@/stores/dialogs';
import { showToast } from '@/stores/toasts';
import styles from './shop-view.module.scss';
import { SoldOut } from './sold-out';
import type { BuyableProduct, PriceTagProps } from './types';

/** The player's points, updated right after a purchase. */
export const PlayerPoints = withQueries(function PlayerPoints() {
  const t = useTranslations('loyalty.shop');
  const pointsText = usePointsText();
  const tCommon = useTranslations('common');
  const { data: info, isPending, isFetching, refetch } = useQuery(loyaltyInfoQuery);
  if (isPending) return <Skeleton className={styles.pointsSkeleton} />;
  if (!info) {
    return (
      <p className={styles.pointsFailed} role="alert">
        {t('balanceFailed')}
        <Button look="ghost" size="s" isBusy={isFetching} onClick={() => void refetch()}>
          {tCommon('retry')}
        </Button>
      </p>
    );
  }
  return (
    <p aria-live="polite">
      <span>{t('balance')}</span>{' '}
      <strong className={styles.pointsSum}>{pointsText(info.points, info.pointsAlias)}</strong>
    </p>
  );
});

/** The price as the platform has it now, like the button below it; the page's may be older. */
export const PlayerPrice = withQueries(function PlayerPrice({ id, price, pointsName = null }: PriceTagProps) {
  const pointsText = usePointsText();
  const now = useProductNow(id);
  const { data: info } = useQuery(loyaltyInfoQuery);
  return pointsText(now?.price ?? price, info ? info.pointsAlias : pointsName);
});

interface PlayerBuyButtonProps {
  product: BuyableProduct;
  /** Asked for already, before it was known that a player is here. */
  wasClicked: boolean;
}

/** A signed-in player's button, with the stock as it is now. A click waits until the player's points are known. */
export const PlayerBuyButton = withQueries(function PlayerBuyButton({
  product,
  wasClicked,
}: PlayerBuyButtonProps) {
  const t = useTranslations('loyalty.shop');
  const { data: info, isPending: isInfoPending } = useQuery(loyaltyInfoQuery);
  const { buy, isBusy } = usePurchase(info ?? null);
  const now = useProductNow(product.id);
  const asked = now ? { ...product, price: now.price, isAvailable: now.is_available } : product;
  const [isClicked, setIsClicked] = useState(false);
  const isAsked = wasClicked || isClicked;
  const button = useEarlyClick(isAsked, !isInfoPending && asked.isAvailable, () => void buy(asked));
  if (!asked.isAvailable) return <SoldOut />;
  const missing = missingPoints(info, asked.price);
  // One button whatever it says: replaced by another one, it would lose the focus, and a dialog its way back.
  return (
    <Button
      {...(missing > 0 ? outOfReach(t, asked, missing) : inReach(t, asked))}
      ref={button}
      isBusy={isBusy || (isAsked && isInfoPending)}
      onClick={() => {
        if (isInfoPending) setIsClicked(true);
        else void buy(asked);
      }}
    />
  );
});

/** None while the player's points are unknown. */
function missingPoints(info: LoyaltyInfo | null | undefined, price: number): number {
  return info ? Math.max(0, price - info.points) : 0;
}

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

/** A reward as it is for the player now; undefined until that is read. */
function useProductNow(id: string): Product | undefined {
  return useQuery(productsQuery).data?.find((product) => product.id === id);
}

type Wanted = Omit<BuyableProduct, 'isAvailable'>;

/**
 * A purchase in three dialogs (R-LOY-04): missing points are reported before anything is sent, the player confirms, the
 * reward is bought. Nothing is sent twice; an unknown outcome is reported as such.
 * @param info The player's membership; null if it could not be read: the platform decides then.
 */
export function usePurchase(info: LoyaltyInfo | null) {
  const t = useTranslations('loyalty.shop');
  const purchase = useBuyProduct();
  const pointsText = usePointsText();
  const alias = info?.pointsAlias ?? null;

  // Busy from the question to the outcome: unsolicited popups wait for it.
  const [isBusy, buy] = useSingleRun(async ({ id, name, price }: Wanted) => {
    if (info && info.points < price) {
      void openDialog('loyaltyInsufficient', { name, missing: price - info.points, alias });
      return;
    }
    const left = info === null ? null : info.points - price;
    const isSure = await openDialog('confirm', {
      title: t('confirmTitle'),
      text: [
        t('confirmText', { name, price: pointsText(price, alias) }),
        left !== null && t('left', { points: pointsText(left, alias) }),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t('confirm'),
    });
    if (!isSure) return;
    const [done] = await Promise.allSettled([purchase.mutateAsync({ id, price })]);
    if (done.status === 'rejected') {
      showFailure(done.reason, name);
      return;
    }
    void openDialog('loyaltyBought', { name, left: done.value, alias });
    void refreshBalance();
  });

  function showFailure(error: unknown, name: string): void {
    if (isInsufficientFunds(error)) void openDialog('loyaltyInsufficient', { name, missing: null, alias });
    else if (isSoldOut(error)) showToast('error', t('soldOutToast'));
    else if (isOutcomeUnknown(error)) showToast('error', t('unknownOutcome'));
    else {
      const refusal = refusalText(error, t('refused'));
      if (refusal) showToast('error', refusal);
      else void reactToError(error, 'react');
    }
  }

  return { buy, isBusy };
}
