import { takeStored, writeStored } from '@/lib/browser/storage';
import { sameSitePath } from '@/lib/routing/external';

/** Where a player goes after a successful payment (R-SOC-04, contract part 4). */
const STORAGE_KEY = 'betting_back_pay_success_key';

/** Keeps the `backUrl` of the deposit's address before the player leaves for the payment side. */
export function rememberPayReturn(search: string): void {
  const path = sameSitePath(new URLSearchParams(search).get('backUrl'));
  if (path !== null) writeStored(STORAGE_KEY, path);
}

/** Takes the kept address out, once; null when there is none or it is no page of this site (R-CASH-18). */
export function takePayReturn(): string | null {
  return sameSitePath(takeStored(STORAGE_KEY));
}
