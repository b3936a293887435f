import 'server-only';
import type { ClientText } from '@/components/layout/client-messages';
import cashier from '@/i18n/messages/en/cashier.json';

type Group = keyof typeof cashier;

/** What only other pages of the cashier say: the deposit's is the heaviest document of all, and carries none of it. */
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

/** Texts of the deposit's client-side parts. */
export const DEPOSIT_TEXTS: readonly ClientText[] = (Object.keys(cashier) as Group[])
  .filter((group) => !ELSEWHERE.has(group))
  .map((group) => `cashier.${group}` as const);
