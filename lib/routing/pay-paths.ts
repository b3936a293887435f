import { withParameter } from './paths';

/** Paths of the pages after a payment (R-ROUTE-11, R-ROUTE-12), in addition to `paths`. */
export const payPaths = {
  receipt: () => '/cashier/receipt',
  cancel: () => '/cashier/paycancel',
  mobile: () => '/cashier/paymobile',
  newWindow: () => '/cashier/paynewwindow',
  fail: (transaction?: string) => withParameter('/cashier/payfail', transaction),
  pending: (transaction?: string) => withParameter('/cashier/paypending', transaction),
  success: (transaction?: string) => withParameter('/cashier/paysuccess', transaction),
} as const;
