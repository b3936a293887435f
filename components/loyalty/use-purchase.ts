import { useLocale, useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { refusalText } from '@/components/shared/feedback/error-text';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { useBuyProduct } from '@/lib/loyalty/mutations';
import { isInsufficientFunds, isSoldOut } from '@/lib/loyalty/rules';
import type { LoyaltyInfo } from '@/lib/loyalty/schema';
import { isOutcomeUnknown } from '@/lib/platform/outcome';
import { openDialog } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';

interface Wanted {
  id: string;
  name: string;
  /** In points. */
  price: number;
}

/**
 * A purchase in three dialogs (R-LOY-04): missing points are reported before anything is sent, the player confirms, the
 * reward is bought. Nothing is sent twice; an unknown outcome is reported as such.
 * @param info The player's membership; null if it could not be read: the platform decides then.
 */
export function usePurchase(info: LoyaltyInfo | null) {
  const t = useTranslations('loyalty.shop');
  const purchase = useBuyProduct(useLocale());
  const showToast = useToasts((state) => state.show);
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
