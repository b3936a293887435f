'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { paymentQuery, recentPaymentsQuery } from '@/lib/cashier/queries';
import { takePayReturn } from './pay-return';
import { PaymentFacts } from './payment-facts';
import { PaymentWatch } from './payment-watch';

interface PaymentResultProps {
  kind: 'success' | 'fail' | 'pending';
  transaction: string | null;
  joiner: string;
}

/** What a result page does besides its text: facts of the payment, watching a pending one, the way back after success. */
export function PaymentResult({ kind, transaction, joiner }: PaymentResultProps) {
  if (kind !== 'pending') {
    return (
      <>
        {kind === 'success' && <SuccessArrival />}
        {transaction && <Facts id={transaction} joiner={joiner} />}
      </>
    );
  }
  return transaction ? <PaymentWatch id={transaction} joiner={joiner} /> : <NewestPending joiner={joiner} />;
}

/** Refreshes the balance and goes on to the address kept before the payment, once (R-CASH-18). */
function SuccessArrival() {
  const router = useRouter();
  useEffect(() => {
    void refreshBalance();
    const path = takePayReturn();
    if (path) router.replace(path);
  }, [router]);
  return null;
}

function Facts({ id, joiner }: { id: string; joiner: string }) {
  const { data } = useQuery(paymentQuery(id));
  return data ? <PaymentFacts payment={data} joiner={joiner} /> : null;
}

/** Without a transaction in the address the newest deposit is watched, if it is still on its way. */
function NewestPending({ joiner }: { joiner: string }) {
  const { data } = useQuery(recentPaymentsQuery('deposit', 1));
  const newest = data?.items[0];
  return newest?.status === 'pending' ? <PaymentWatch id={newest.id} joiner={joiner} /> : null;
}
