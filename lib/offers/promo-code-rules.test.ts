import { describe, expect, it } from 'vitest';
import { EXCEPTION_TYPES, PlatformError } from '@/lib/platform/error';
import { promoErrorCode, promoErrorText } from './promo-code-rules';

const failure = (type: (typeof EXCEPTION_TYPES)[number], fields = {}) =>
  new PlatformError({ type, method: 'campaigns.activateOffer', httpStatus: 200, fields });

describe('promoErrorCode', () => {
  it('R-OFFER-08: takes the first code of the field', () => {
    const fields = { promo_code: [{ code: 'expired' }, { code: 'not_found' }] };
    expect(promoErrorCode(failure('InvalidParameterException', fields))).toBe('expired');
  });

  it('R-OFFER-08: is INVALID without a code, and nothing when the failure is not about the code', () => {
    const codes = Object.fromEntries(EXCEPTION_TYPES.map((type) => [type, promoErrorCode(failure(type))]));
    const invalid = Object.keys(codes).filter((type) => codes[type] === 'INVALID');
    expect(invalid).toEqual(['InvalidRequestException', 'InvalidParameterException']);
  });
});

describe('promoErrorText', () => {
  const own = (code: string) => `own ${code}`;

  it.each([
    ['expired', { expired: 'Over', INVALID: 'No' }, 'Over'],
    ['already_used', { expired: 'Over', INVALID: 'No' }, 'No'],
    ['expired', {}, 'own expired'],
    ['surprise', {}, 'own INVALID'],
    ['constructor', {}, 'own INVALID'],
  ])('R-OFFER-08: the code %s with the texts %j says %s', (code, operator, text) => {
    expect(promoErrorText(code, operator, own)).toBe(text);
  });
});
