'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { newestDepositQuery, paymentQuery } from '@/lib/cashier/queries';
import { matchesResultPage } from '@/lib/cashier/result-rules';
import { resultKind, type ResultKind } from '@/lib/cashier/rules';
import type { PaymentRecord } from '@/lib/cashier/schema';
import { showToast } from '@/stores/toasts';
import { settleSentOffer } from '@/stores/chosen-offer';
import { takePayReturn } from '../deposit/pay-return';
import { AwaitedDeposit } from './awaited-deposit';
import { NewBalance } from './new-balance';
import { PaymentOutcome } from './payment-outcome';
import { PaymentWatch } from './payment-watch';
import { UnreadPayment } from './unread-payment';
import { useGoToResult, useReplacePage } from './use-go-to-result';

interface PaymentResultProps {
  kind: ResultKind;
  transaction: string | null;
}

/**
 * Everything on a result page besides its text: finds out what became of the payment, redirects to the correct page,
 * and shows the details. Without a transaction in the address it uses the latest deposit, if that is recent or pending.
 */
export function PaymentResult({ kind, transaction }: PaymentResultProps) {
  if (transaction === null && kind === 'pending') return <AwaitedDeposit />;
  if (transaction === null) return <NewestResult kind={kind} />;
  if (kind === 'pending') return <PaymentWatch id={transaction} />;
  return <DecidedById kind={kind} id={transaction} />;
}

function DecidedById({ kind, id }: { kind: ResultKind; id: string }) {
  const { data, error, refetch } = useQuery(paymentQuery(id));
  if (error && !data) return <UnreadPayment error={error} onAsk={() => void refetch()} />;
  // Use the requested id, not the record's: no response may lead to another payment's page.
  return data ? <Decided kind={kind} payment={{ ...data, id }} /> : null;
}

function NewestResult({ kind }: { kind: ResultKind }) {
  const { data, error, refetch } = useQuery(newestDepositQuery);
  if (error && !data) return <UnreadPayment error={error} onAsk={() => void refetch()} />;
  if (!data) return null;
  const { newest, readAt } = data;
  if (!newest || !matchesResultPage(kind, newest, readAt))
    return kind === 'success' ? <SuccessArrival /> : null;
  return <Decided kind={kind} payment={newest} />;
}

/** Its details if this is the matching page, else a redirect to that page. */
function Decided({ kind, payment }: { kind: ResultKind; payment: PaymentRecord }) {
  const goToResult = useGoToResult();
  const { id, status } = payment;
  const isHere = resultKind(status) === kind;
  const leave = useEffectEvent(goToResult);
  useEffect(() => {
    if (!isHere) leave(id, status);
  }, [isHere, id, status]);
  if (!isHere) return null;
  return (
    <PaymentOutcome payment={payment}>{kind === 'success' && <SuccessArrival hasBalance />}</PaymentOutcome>
  );
}

/** Clears the used offer, shows the new balance, continues once, with a toast, to the stored address (R-CASH-18). */
function SuccessArrival({ hasBalance = false }: { hasBalance?: boolean }) {
  const t = useTranslations('cashier.result');
  const replacePage = useReplacePage();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    settleSentOffer();
    void refreshBalance().then(setIsRead);
    const path = takePayReturn();
    if (path === null) return;
    showToast('success', t('arrived'));
    replacePage(path);
  }, [replacePage, t]);
  return hasBalance && <NewBalance isRead={isRead} />;
}
