/** Names of the system pages that have their own texts (R-LAY-03). */
export const SYSTEM_PAGES = [
  'maintenance',
  'payCancel',
  'payFail',
  'payMobile',
  'payNewWindow',
  'payPending',
  'paySuccess',
  'notFound',
  'forbidden',
  'userBlocked',
  'unsubscribe',
  'errors',
] as const;

export type SystemPageName = (typeof SYSTEM_PAGES)[number];
