/** For players only (R-GUARD-01). */
export const GUARDED_SEGMENTS: ReadonlySet<string> = new Set([
  'bets',
  'cashier',
  'profile',
  'responsible-game',
]);
