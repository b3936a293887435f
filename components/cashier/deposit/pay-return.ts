import { readStored, removeStored, takeStored, writeStored } from '@/lib/browser/storage';
import { documentPath } from '@/lib/routing/document-path';
import { returnPath } from '@/lib/routing/return-path';
import { paths } from '@/lib/routing/paths';

/** Where the player continues after a successful payment (R-SOC-04). */
const STORAGE_KEY = 'betting_back_pay_success_key';

/** A successful payment leads back to the address's `backUrl`, else the game or bets the player came from. */
export function rememberPayReturn(search: string): void {
  const path = returnPath(new URLSearchParams(search).get('backUrl')) ?? playedAt();
  if (path !== null) writeStored(STORAGE_KEY, path);
  // The return address of an earlier, failed payment must not apply to this one.
  else removeStored(STORAGE_KEY);
}

/** Takes the stored address once; null if there is none or it is not on this site (R-CASH-18). */
export function takePayReturn(): string | null {
  return returnPath(takeStored(STORAGE_KEY));
}

function playedAt(): string | null {
  const place = readStored('last_place');
  const isBetting = place?.path.split('?')[0] === paths.betting();
  const path = place?.game ?? (isBetting ? place.path : null);
  return path === null ? null : documentPath(path);
}
