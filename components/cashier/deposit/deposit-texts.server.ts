import 'server-only';
import type { ClientText } from '@/components/layout/client-messages';
import cashier from '@/i18n/messages/en/cashier.json';

type Group = keyof typeof cashier;

/** Texts used only by other cashier pages; excluded here because the deposit page is the heaviest document. */
const ELSEWHERE: ReadonlySet<Group> = new Set([
  'currency',
  'facts',
  'history',
  'receipt',
  'result',
  'track',
  'wallet',
  'withdraw',
]);

export const DEPOSIT_TEXTS: readonly ClientText[] = (Object.keys(cashier) as Group[])
  .filter((group) => !ELSEWHERE.has(group))
  .map((group) => `cashier.${group}` as const);
