'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { watchedPaymentQuery } from '@/lib/cashier/queries';
import { resultPath } from '@/lib/cashier/rules';
import { localePath } from '@/lib/routing/locale-path';
import { PaymentFacts } from './payment-facts';

/** Watches a payment that is on its way and moves on to its result page once it is decided (R-LAY-05). */
export function PaymentWatch({ id, joiner }: { id: string; joiner: string }) {
  const router = useRouter();
  const locale = useLocale();
  const { data } = useQuery(watchedPaymentQuery(id));
  const target = data ? resultPath(id, data.status) : null;
  const isDecided = target !== null && target !== resultPath(id, 'pending');
  useEffect(() => {
    if (isDecided) router.replace(localePath(locale, target));
  }, [isDecided, target, locale, router]);
  return data ? <PaymentFacts payment={data} joiner={joiner} /> : null;
}
