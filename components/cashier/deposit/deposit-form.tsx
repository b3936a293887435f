'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { useMakeDeposit } from '@/lib/cashier/mutations';
import { depositStep, isRefusedStatus, type DepositStep } from '@/lib/cashier/rules';
import type { MadeDeposit, MethodBanks, PaymentMethod } from '@/lib/cashier/schema';
import type { Amount } from '@/lib/format/money';
import type { FormSettings } from '@/lib/forms/settings';
import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { localePath } from '@/lib/routing/locale-path';
import { payPaths } from '@/lib/routing/pay-paths';
import { BlockedWindow } from './blocked-window';
import { sendOffer, settleOffer } from '@/stores/chosen-offer';
import { leaveToPayment, openPayment } from './go-to-payment';
import { LostPayment } from '../payment/lost-payment';
import type { MethodChoice } from '../payment/method-picker';
import { NextStep } from '../payment/next-step';
import { OfferChoice } from './offer-choice';
import { rememberPayReturn } from './pay-return';
import { PaymentForm } from '../payment/payment-form';
import { PaymentSummary } from '../payment/payment-summary';
import { useCarriedSum } from './use-carried-sum';
import { useDepositOffer, type DepositOfferChoice } from './use-deposit-offer';
import { useSubmitPayment } from '../payment/use-submit-payment';
import styles from '../payment/payment-form.module.scss';

interface DepositFormProps {
  method: PaymentMethod;
  choice: MethodChoice;
  /** Sum to begin with, in main units; null for none. What was typed for another method goes before it. */
  sum?: number | null;
  /** The main balance as the server knew it. */
  balance?: Amount | null;
  /** What is shown below the sum. */
  note?: ReactNode;
  presets: readonly number[];
  settings: FormSettings;
  /** Id of the newest deposit so far; null when there is none, undefined when that is not known. */
  newestId: string | null | undefined;
  /** Offers the server has read; null where it could not. */
  offers: readonly DepositOffer[] | null;
  /** Banks the server has read; null where it has not. */
  banks?: MethodBanks | null;
}

type WindowStep = Extract<DepositStep, { kind: 'window' }>;

/** A deposit by one method: sent once, then followed to where the platform leads (R-CASH-02). */
export function DepositForm(props: DepositFormProps) {
  const { method, newestId } = props;
  const t = useTranslations('cashier');
  const goTo = useGoTo();
  const { carried, carry } = useCarriedSum();
  const offer = useDepositOffer(method.sysname, props.offers);
  const [blocked, setBlocked] = useState<WindowStep | null>(null);
  const [isLeaving, setIsLeaving] = useIsLeaving();
  const { submit, lost, failure } = useSubmitPayment({
    kind: 'deposit',
    method,
    newestId,
    mutation: useMakeDeposit(),
    onMade: handleMade,
    // That page asks for the payment itself and moves on to what is true of it.
    onFound: (id) => {
      rememberPayReturn(window.location.search);
      goTo(payPaths.pending(id));
    },
  });

  function follow(step: DepositStep): void {
    rememberPayReturn(window.location.search);
    if (step.kind === 'window' && !openPayment(step.request)) return setBlocked(step);
    if (step.kind === 'leave') leaveToPayment(step.request);
    else goTo(step.path);
    setIsLeaving(true);
  }

  function handleMade(made: MadeDeposit): void {
    const step = depositStep(made);
    // At the payment side it may still come to nothing.
    if (step.kind !== 'page') sendOffer(offer.chosen);
    else if (!isRefusedStatus(made.status)) settleOffer(offer.chosen);
    void refreshBalance();
    follow(step);
  }

  return (
    <>
      {blocked && <BlockedWindow request={blocked.request} onOpened={() => goTo(blocked.path)} />}
      {lost && <LostPayment key={lost.key} attempt={lost} currency={method.currency} />}
      {/* Stays as it was filled in, for when the player comes back to it. */}
      <div className={styles.whole} hidden={blocked !== null || lost !== undefined}>
        <PaymentForm
          kind="deposit"
          method={method}
          choice={{ ...props.choice, onFollow: carry }}
          settings={props.settings}
          presets={props.presets}
          sum={carried ?? props.sum ?? null}
          banks={props.banks ?? null}
          note={props.note}
          summary={
            <PaymentSummary
              kind="deposit"
              method={method}
              balance={props.balance ?? null}
              bonus={bonusOf(offer)}
            />
          }
          next={<NextStep step={failure.step} />}
          submitLabel={t('deposit.submit')}
          isLeaving={isLeaving}
          onSend={(values, form) =>
            submit({ method: method.sysname, campaign_offer_id: offer.chosen, ...values }, form)
          }
        >
          <OfferChoice choice={offer} method={method.sysname} />
        </PaymentForm>
      </div>
    </>
  );
}

/** Name of the chosen bonus; null for none, undefined where there is nothing to choose. */
function bonusOf({ offers, chosen }: DepositOfferChoice): string | null | undefined {
  if (offers.length === 0) return undefined;
  const offer = offers.find(({ id }) => id === chosen);
  return offer ? (offer.name ?? offer.id) : null;
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
