'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ConfiguredForm } from '@/components/forms/use-configured-form';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import type { PaymentValues } from '@/lib/cashier/form';
import { useMakeDeposit } from '@/lib/cashier/mutations';
import {
  depositStep,
  isOutcomeUnknown,
  resultPath,
  type DepositStep,
  type LostPayment as Lost,
} from '@/lib/cashier/rules';
import type { PaymentMethod } from '@/lib/cashier/schema';
import type { FormSettings } from '@/lib/forms/settings';
import { NavigationRefused } from '@/lib/routing/external';
import { localePath } from '@/lib/routing/locale-path';
import { BlockedWindow } from './blocked-window';
import { leaveToPayment, openPayment } from './go-to-payment';
import { LostPayment } from './lost-payment';
import { rememberPayReturn } from './pay-return';
import { PaymentForm } from './payment-form';
import { showFailure } from './show-failure';

interface DepositFormProps {
  method: PaymentMethod;
  presets: readonly number[];
  settings: FormSettings;
  /** Id of the newest deposit so far; null when there is none, undefined when that is not known. */
  newestId: string | null | undefined;
}

type WindowStep = Extract<DepositStep, { kind: 'window' }>;

/** A deposit by one method: sent once, then followed to where the platform leads (R-CASH-02). */
export function DepositForm({ method, presets, settings, newestId }: DepositFormProps) {
  const t = useTranslations('cashier');
  const goTo = useGoTo();
  const deposit = useMakeDeposit();
  const [lost, setLost] = useState<Lost | null>(null);
  const [blocked, setBlocked] = useState<WindowStep | null>(null);
  const [isLeaving, setIsLeaving] = useIsLeaving();

  function follow(step: DepositStep): void {
    if (step.kind === 'window' && !openPayment(step.request)) return setBlocked(step);
    rememberPayReturn(window.location.search);
    if (step.kind === 'leave') leaveToPayment(step.request);
    else goTo(step.path);
    setIsLeaving(true);
  }

  async function send(values: PaymentValues, form: ConfiguredForm): Promise<void> {
    const { sysname } = method;
    try {
      const made = await deposit.mutateAsync({ method: sysname, campaign_offer_id: null, ...values });
      void refreshBalance();
      follow(depositStep(made));
    } catch (error) {
      if (isOutcomeUnknown(error)) setLost({ method: sysname, amount: Number(values.amount), newestId });
      else if (error instanceof NavigationRefused) form.showError(t('unsafeAddress'));
      else await showFailure(form, error);
    }
  }

  if (blocked) return <BlockedWindow request={blocked.request} onOpened={() => goTo(blocked.path)} />;
  if (lost) {
    return (
      <LostPayment
        lost={lost}
        type="deposit"
        onFound={({ id, status }) => goTo(resultPath(id, status))}
        onBack={() => setLost(null)}
      />
    );
  }
  return (
    <PaymentForm
      method={method}
      settings={settings}
      presets={presets}
      submitLabel={t('deposit.submit')}
      isLeaving={isLeaving}
      onSend={send}
    />
  );
}

function useGoTo(): (path: string) => void {
  const router = useRouter();
  const locale = useLocale();
  return (path) => router.push(localePath(locale, path));
}

/** Locked while the page is being left; free again when the browser brings the page back as it was. */
function useIsLeaving() {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return [isLeaving, setIsLeaving] as const;
}
