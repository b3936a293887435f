/** Names of the system pages with texts of their own (R-LAY-03). */
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
