import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showFormFailure } from '@/components/forms/form-actions';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { nextStepOf, refusedSum, type NextStep } from '@/lib/cashier/failure-rules';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import { depositSettingsQuery, withdrawSettingsQuery } from '@/lib/cashier/queries';
import { offersKey } from '@/lib/offers/queries';
import { PlatformError } from '@/lib/platform/error';
import { depositLimitQuery } from '@/lib/profile/queries';

/**
 * Shows in the form why a payment was refused, at the fields the platform names or above the button, with a next step.
 * Limits and offers are refetched: they may have changed since the page was loaded.
 */
export function usePaymentFailure() {
  const t = useTranslations('cashier');
  const client = useQueryClient();
  const [step, setStep] = useState<NextStep>(null);

  function refetch(): void {
    const limits = [depositSettingsQuery, withdrawSettingsQuery, depositLimitQuery];
    for (const queryKey of [...limits.map((query) => query.queryKey), offersKey]) {
      void client.invalidateQueries({ queryKey });
    }
  }

  async function show(form: ConfiguredForm, error: unknown): Promise<void> {
    if (!(error instanceof PlatformError)) throw error;
    refetch();
    setStep(nextStepOf(error.type));
    const sum = refusedSum(error.fields[AMOUNT_FIELD]?.[0]?.code);
    // The offers are folded: the form says which part of it was refused.
    await showFormFailure(form, error, error.fields.campaign_offer_id && t('offer.refused'));
    if (sum) form.methods.setError(AMOUNT_FIELD, { type: 'server', message: t(sum) }, { shouldFocus: true });
  }

  /** Shows a refusal that arrived as a response. */
  function showText(form: ConfiguredForm, text: string, next: NextStep): void {
    refetch();
    setStep(next);
    form.showError(text);
  }

  return { step, show, showText, clear: () => setStep(null) };
}
