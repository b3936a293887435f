import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formKey } from './form-key';

describe('formKey', () => {
  it.each(['login', 'first_name', 'card-holder', 'код'.normalize()])(
    '%s has a key without a path',
    (name) => {
      expect(formKey(name)).not.toMatch(/[.,[\]"']/);
    },
  );

  it('leaves plain names as they are', () => {
    expect(formKey('phone_country_code')).toBe('phone_country_code');
  });

  it('never gives two names one key', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(formKey(one) === formKey(other)).toBe(one === other);
      }),
    );
  });
});
