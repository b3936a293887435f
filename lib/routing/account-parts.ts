/** Children of the profile area, in the order of its menu (R-ROUTE-21). */
export const PROFILE_CHILDREN = [
  'settings',
  'security',
  'notification',
  'verification',
  'bonuses',
  'bets',
  'cashback',
  'loyalty',
  'responsible-game',
] as const;
export type ProfileChild = (typeof PROFILE_CHILDREN)[number];

/** Values of the `tab` query of the history; the first one is the default without it (R-ROUTE-10). */
export const HISTORY_TABS = ['deposit', 'withdrawal', 'bonuses', 'cashbacks'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];
