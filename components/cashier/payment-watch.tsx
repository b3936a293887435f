'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { watchedPaymentQuery } from '@/lib/cashier/queries';
import { isDecided, resultPath } from '@/lib/cashier/rules';
import { localePath } from '@/lib/routing/locale-path';
import { PaymentFacts } from './payment-facts';

/** Watches a payment that is on its way and moves on to its result page once it is decided (R-LAY-05). */
export function PaymentWatch({ id, joiner }: { id: string; joiner: string }) {
  const router = useRouter();
  const locale = useLocale();
  const { data } = useQuery(watchedPaymentQuery(id));
  const status = data?.status;
  useEffect(() => {
    if (status !== undefined && isDecided(status)) router.replace(localePath(locale, resultPath(id, status)));
  }, [id, status, locale, router]);
  return data ? <PaymentFacts payment={data} joiner={joiner} /> : null;
}
