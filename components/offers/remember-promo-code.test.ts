// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readStored, removeStored } from '@/lib/browser/storage';

/** As a document that was just loaded. */
async function load(search: string) {
  vi.resetModules();
  window.history.replaceState(null, '', `/offers${search}`);
  const { rememberPromoCode } = await import('./remember-promo-code');
  rememberPromoCode();
  return rememberPromoCode;
}

beforeEach(() => removeStored('promo_code'));

it('R-GUARD-12 stores the code of the address, once in a document', async () => {
  const rememberPromoCode = await load('?promo_code=SUMMER50');
  expect(readStored('promo_code')).toBe('SUMMER50');
  removeStored('promo_code');
  rememberPromoCode();
  expect(readStored('promo_code')).toBeNull();
});

it('R-OFFER-10 a reload after the registration that activated it does not store it again', async () => {
  await load('?promo_code=SUMMER50&register=success');
  expect(readStored('promo_code')).toBeNull();
});
