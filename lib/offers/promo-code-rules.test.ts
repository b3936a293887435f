import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/lib/platform/error';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { promoErrorCode, promoErrorText } from './promo-code-rules';

const failure = (type: (typeof EXCEPTION_TYPES)[number], fields = {}) =>
  new PlatformError({ type, method: 'campaigns.activateOffer', httpStatus: 200, fields, isException: true });

describe('promoErrorCode', () => {
  it('R-OFFER-08: takes the first code of the field', () => {
    const fields = { promo_code: [{ code: 'expired' }, { code: 'not_found' }] };
    expect(promoErrorCode(failure('InvalidParameterException', fields))).toBe('expired');
  });

  it('R-OFFER-08: is INVALID for every refusal without a code', () => {
    const others = EXCEPTION_TYPES.filter((type) => promoErrorCode(failure(type)) !== 'INVALID');
    expect(others).toEqual([
      'ApplicationDisabledException',
      'AuthorizationException',
      'UserBannedException',
      'ApplicationUnavailableException',
    ]);
  });

  it('R-OFFER-08: is INVALID where the platform failed, too', () => {
    const details = { type: 'InternalServerErrorException', httpStatus: 500, isException: true } as const;
    expect(promoErrorCode(new PlatformError({ method: 'campaigns.activateOffer', ...details }))).toBe(
      'INVALID',
    );
  });

  it.each([
    { type: 'NetworkFailure', httpStatus: 0 },
    { type: 'UnknownErrorException', httpStatus: 502, isException: true },
    { type: 'ApplicationUnavailableException', httpStatus: 503, isException: true },
  ] as const)('says nothing of the code where nothing was refused: %j', (details) => {
    const error = new PlatformError({ method: 'campaigns.activateOffer', ...details });
    expect(promoErrorCode(error)).toBeNull();
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
