import { writeStored } from '@/lib/browser/storage';
import { readPromoCode } from '@/lib/routing/query-flags';

let remembered: string | null = null;

/**
 * Stores the promo code of the address for the registration (R-GUARD-12). Only when the address first carries it: the
 * address keeps it after activation, which must not restore it. Nor does a reload after the registration.
 */
export function rememberPromoCode(): void {
  const { search } = window.location;
  const code = /[?&]register=success\b/.test(search) ? null : readPromoCode(search);
  if (code === null || code === remembered) return;
  remembered = code;
  writeStored('promo_code', code);
}
