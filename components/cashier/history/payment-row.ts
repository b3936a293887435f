import type { Locale } from '@/i18n/routing';
import type { HistoryRow } from '@/lib/cashier/history-rules';
import { paymentNumber } from '@/lib/cashier/payment-words';
import { receiptPath } from '@/lib/cashier/rules';
import type { PaymentRecord } from '@/lib/cashier/schema';
import type { MethodLook } from '../payment/use-method-look';

/** A payment as a row, titled with its method's name. Only deposits can be read singly, so only they have a receipt. */
export function paymentRow(
  payment: PaymentRecord,
  { name, picture }: MethodLook,
  locale: Locale,
): HistoryRow {
  return {
    id: payment.id,
    title: name || paymentNumber(payment.id, locale),
    note: payment.requisites || null,
    picture,
    at: payment.created_at,
    amount: payment.amount,
    direction: payment.type,
    status: payment.status,
    ...(payment.type === 'deposit' && { href: receiptPath(payment.id) }),
  };
}
