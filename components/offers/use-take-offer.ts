import { useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { useTakePromotions } from '@/lib/offers/mutations';
import { useToasts } from '@/stores/toasts';
import { takeFailureText } from './take-failure-text';

interface TakeOffer {
  isTaken: boolean;
  isTaking: boolean;
  /** Sends once, however often it is clicked; a failure is shown in a toast. */
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
      const text = takeFailureText(error, (reason) => t(`takeFailures.${reason}`));
      if (text === null) void reactToError(error, 'react');
      else toast('error', text);
    }
  });
  return { isTaken: isSuccess, isTaking, take };
}
