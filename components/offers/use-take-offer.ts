'use client';

import { useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { refusalText } from '@/components/shared/feedback/error-text';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { useTakePromotions } from '@/lib/offers/mutations';
import { takeFailure } from '@/lib/offers/rules';
import { useToasts } from '@/stores/toasts';

interface TakeOffer {
  isTaken: boolean;
  isTaking: boolean;
  /** Posts once, however often it is clicked; a failure is shown in a toast. */
  take: () => Promise<void>;
}

/** Takes the promotions of an offer (R-OFFER-04). */
export function useTakeOffer(offerId: string): TakeOffer {
  const t = useTranslations('offers');
  const { mutateAsync, isSuccess } = useTakePromotions();
  const toast = useToasts((state) => state.show);
  const [isTaking, take] = useSingleRun(async () => {
    try {
      await mutateAsync(offerId);
      void refreshBalance();
    } catch (error) {
      const reason = takeFailure(error);
      const own = reason && t(`takeFailures.${reason}`);
      // The platform's own sentence says more than the general refusal.
      if (own) toast('error', (reason === 'refused' ? refusalText(error, own) : null) ?? own);
      else void reactToError(error, 'react');
    }
  });
  return { isTaken: isSuccess, isTaking, take };
}
