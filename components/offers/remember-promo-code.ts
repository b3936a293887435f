import { writeStored } from '@/lib/browser/storage';
import { readPromoCode } from '@/lib/routing/query-flags';

let remembered: string | null = null;

/**
 * Stores the promo code of the address for the registration (R-GUARD-12). A code is stored when the address first
 * carries it: the address still does so after the code was activated, and must not bring it back.
 */
export function rememberPromoCode(): void {
  const code = readPromoCode(window.location.search);
  if (code === null || code === remembered) return;
  remembered = code;
  writeStored('promo_code', code);
}
