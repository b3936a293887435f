import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { useMakeDeposit } from '@/lib/cashier/mutations';
import { depositStep, type DepositStep } from '@/lib/cashier/rules';
import type { MadeDeposit } from '@/lib/cashier/schema';
import type { Amount } from '@/lib/format/money';
import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { documentPath } from '@/lib/routing/document-path';
import { payPaths } from '@/lib/routing/pay-paths';
import { useNavigation } from '@/stores/navigation';
import { BlockedWindow } from './blocked-window';
import { sendOffer, settleOffer } from '@/stores/chosen-offer';
import { leaveToPayment, openPayment } from './go-to-payment';
import { LostPayment } from '../payment/lost-payment';
import { OfferChoice } from './offer-choice';
import { rememberPayReturn } from './pay-return';
import { PaymentForm, type PaymentFormProps } from '../payment/payment-form';
import { PaymentSummary } from '../payment/payment-summary';
import { useCarriedSum } from './use-carried-sum';
import { useDepositOffer, type DepositOfferChoice } from './use-deposit-offer';
import { useSubmitPayment } from '../payment/use-submit-payment';
import styles from '../payment/payment-form.module.scss';

interface DepositFormProps extends Pick<
  PaymentFormProps,
  'method' | 'choice' | 'note' | 'settings' | 'banks' | 'recent'
> {
  /** Main units. */
  sum?: number | null;
  /** As known by the server. */
  balance?: Amount | null;
  presets: readonly number[];
  /** Null if the server could not read them. */
  offers: readonly DepositOffer[] | null;
}

type WindowStep = Extract<DepositStep, { kind: 'window' }>;

/** A deposit by one method: sent once, then the player is taken where the platform says (R-CASH-02). */
export function DepositForm(props: DepositFormProps) {
  const { method, recent } = props;
  const t = useTranslations('cashier');
  const { carried, carry } = useCarriedSum();
  const offer = useDepositOffer(method.sysname, props.offers);
  const [blocked, setBlocked] = useState<WindowStep | null>(null);
  const [isLeaving, setIsLeaving] = useIsLeaving();
  const { submit, lost, failure } = useSubmitPayment({
    kind: 'deposit',
    method,
    recent,
    mutation: useMakeDeposit(),
    onMade: handleMade,
    // That page requests the payment itself and redirects by its status.
    onFound: (id) => {
      sendOffer(offer.chosen);
      goTo(payPaths.pending(id));
    },
  });

  function follow(step: DepositStep): void {
    if (step.kind === 'window' && !openPayment(step.request)) return setBlocked(step);
    if (step.kind === 'leave') leaveToPayment(step.request);
    else goTo(step.path);
    setIsLeaving(true);
  }

  function handleMade(made: MadeDeposit): void {
    const step = depositStep(made);
    // Any other payment may fail, or has failed.
    if (step.kind === 'page' && made.status === 'success') settleOffer(offer.chosen);
    else sendOffer(offer.chosen);
    void refreshBalance();
    follow(step);
  }

  return (
    <>
      {blocked && <BlockedWindow request={blocked.request} onOpened={() => goTo(blocked.path)} />}
      {lost && <LostPayment key={lost.key} attempt={lost} methods={props.choice.methods} />}
      {/* Keeps its values while hidden, for when the player returns to it. */}
      <div className={styles.whole} hidden={blocked !== null || lost !== undefined}>
        <PaymentForm
          kind="deposit"
          method={method}
          choice={{ ...props.choice, onFollow: carry }}
          settings={props.settings}
          presets={props.presets}
          sum={carried ?? props.sum ?? null}
          recent={recent}
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
          step={failure.step}
          submitLabel={t('deposit.submit')}
          isLeaving={isLeaving}
          onSend={(values, form) => {
            // By the tab that sends it: any tab may learn its outcome.
            rememberPayReturn(window.location.search);
            return submit({ method: method.sysname, campaign_offer_id: offer.chosen, ...values }, form);
          }}
        >
          <OfferChoice choice={offer} method={method.sysname} />
        </PaymentForm>
      </div>
    </>
  );
}

/** Null for no bonus, undefined if there are no offers. */
function bonusOf({ offers, chosen }: DepositOfferChoice): string | null | undefined {
  if (offers.length === 0) return undefined;
  const offer = offers.find(({ id }) => id === chosen);
  return offer ? (offer.name ?? offer.id) : null;
}

function goTo(path: string): void {
  useNavigation.getState().goTo(documentPath(path));
}

/** Locks the form while the page is being left; unlocks it when the back/forward cache restores the page. */
function useIsLeaving() {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return [isLeaving, setIsLeaving] as const;
}
