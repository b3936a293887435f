import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { knownPlayer } from '@/components/shared/session/known-player';
import { announcePromoCodeActivated } from './promo-code-activated';
import { promoFailureText, reportPromoFailure } from './promo-failure-text';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { useActivatePromoCode, useCheckPromoCode } from '@/lib/offers/mutations';
import { visibleText } from '@/lib/forms/person-rules';
import type { PromoErrorCode } from '@/lib/offers/promo-code-rules';
import { readPromoCode } from '@/lib/routing/query-flags';
import { removeFromAddress } from '@/lib/routing/remove-from-address';
import { PlatformError } from '@/lib/platform/error';
import type { SessionStatus } from '@/lib/session/types';
import { useSession } from '@/stores/session';

/** `checked`: a guest's code is valid and stored until the registration. */
export type PromoCodeResult = 'activated' | 'checked' | null;

interface Failed {
  text: string;
  /** Session status at that time. */
  status: SessionStatus;
}

/** Leaves no activated code for a later registration, nor in the address, from which a reload would store it again. */
function forgetCode(code: string): void {
  if (readStored('promo_code') === code) removeStored('promo_code');
  if (readPromoCode(window.location.search) === code) removeFromAddress(['promo_code']);
}

/** Actions and result of the promo code field. */
export function usePromoCode(operatorTexts: Readonly<Record<string, string>>) {
  const t = useTranslations('offers');
  const status = useSession((session) => session.status);
  // After a lost session the visitor is not a guest: the activation asks to sign in.
  const isGuest = status === 'guest' && knownPlayer() === 0;
  const activate = useActivatePromoCode();
  const check = useCheckPromoCode();
  const [failed, setFailed] = useState<Failed | null>(null);
  const [outcome, setOutcome] = useState<PromoCodeResult>(null);

  async function activateCode(code: string): Promise<void> {
    const offer = await activate.mutateAsync(code);
    forgetCode(code);
    void refreshBalance();
    await announcePromoCodeActivated(offer);
    setOutcome('activated');
  }

  async function checkCode(code: string): Promise<void> {
    await check.mutateAsync(code);
    writeStored('promo_code', code);
    // A new document would store the address's code over this one.
    if (readPromoCode(window.location.search) !== code) removeFromAddress(['promo_code']);
    setOutcome('checked');
  }

  async function fail(failure: unknown): Promise<void> {
    if (!(failure instanceof PlatformError)) throw failure;
    reportPromoFailure(failure);
    const texts = {
      operator: operatorTexts,
      own: (name: PromoErrorCode) => t(`promoCode.errors.${name}`),
      unclear: t('promoCode.unclear'),
    };
    const text = await promoFailureText(failure, () => texts, !isGuest);
    setFailed({ text, status: useSession.getState().status });
  }

  /** Submits the field's value once; success clears it, a failure keeps it (R-OFFER-07, R-OFFER-08). */
  const [isRunning, send] = useSingleRun(async (input: HTMLInputElement) => {
    const code = visibleText(input.value);
    if (code === '') return input.focus();
    setFailed(null);
    setOutcome(null);
    try {
      await (isGuest ? checkCode(code) : activateCode(code));
      input.value = '';
    } catch (failure) {
      await fail(failure);
      input.focus();
    }
  });

  // A refusal caused by the missing session no longer applies once the player is back.
  const error = failed?.status === status ? failed.text : null;
  // A checked code is activated by the registration, which has a toast or a popup of its own.
  const shown = outcome === 'checked' && !isGuest ? null : outcome;
  return { error, outcome: shown, isGuest, isRunning, send, forget: () => setFailed(null) };
}
