import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byFormKey, formKey } from './form-key';

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

describe('names that the form library keeps for itself', () => {
  it.each(['root', 'constructor', '__proto__', 'prototype'])('%s has another key', (name) => {
    expect(formKey(name)).toBe(`$${name}`);
  });

  it('a sign that would be a path is written by its number', () => {
    expect(formKey('card.holder[0]')).toBe('card$2e$holder$5b$0$5d$');
  });

  it('values are stored under the keys of their names', () => {
    expect(byFormKey({ 'card.holder': 'Ann', root: 1 })).toEqual({ card$2e$holder: 'Ann', $root: 1 });
  });
});
