'use client';

import { useSearchParams } from 'next/navigation';
import { TRANSACTION_ID } from '@/lib/cashier/rules';
import { PaymentWatch } from './payment-watch';

/** Confirmed elsewhere, on a phone or in another window; identified by `?id=`. */
export function PaymentById() {
  const id = useSearchParams().get('id') ?? '';
  return TRANSACTION_ID.test(id) ? <PaymentWatch id={id} /> : null;
}
