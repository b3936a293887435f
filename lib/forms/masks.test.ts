import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMask, caretAfterMask, isDigitMask, maskOf } from './masks';

describe('R-VAL-23: applyMask', () => {
  it.each([
    ['###.###.###-##', '12345678901', '123.456.789-01'],
    ['###.###.###-##', '123.456.789-01', '123.456.789-01'],
    ['###.###.###-##', '123', '123'],
    ['###.###.###-##', '1234', '123.4'],
    ['###.###.###-##', 'CPF: 123 456', '123.456'],
    ['@@-##', 'ab12', 'ab-12'],
    ['@@-##', '1a2b3', 'ab-3'],
    ['***', 'a1é', 'a1é'],
    ['+33 # ## ## ## ##', '612345678', '+33 6 12 34 56 78'],
    ['+33 # ## ## ## ##', '+33612345678', '+33 6 12 34 56 78'],
    ['+33 # ## ## ## ##', '345678901', '+33 3 45 67 89 01'],
    ['+33 # ## ## ## ##', '3', '+33 3'],
    ['+33 # ## ## ## ##', '+33 ', ''],
    ['# ## ## ## ##', '0612345678', '0612345678'],
    ['####', '', ''],
    ['+33 # ## ## ## ##', '+ 33 (6) 12', '+33 6 12'],
    ['1', '.1', '.1'],
  ])('%s of %j is %j', (mask, text, masked) => {
    expect(applyMask(mask, text)).toBe(masked);
  });

  it('never loses a pasted digit, however many there are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d .()-]{0,40}$/), (text) => {
        const digits = (value: string) => value.replace(/\D/g, '');
        expect(digits(applyMask('###.###.###-##', text))).toBe(digits(text));
      }),
    );
  });

  it('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const once = applyMask('##/##/####', text);
        expect(applyMask('##/##/####', once)).toBe(once);
      }),
    );
  });
});

describe('caretAfterMask', () => {
  it.each([
    ['1234', 4, '123.4', 5],
    ['1293.45', 3, '129.345', 3],
    ['12.3', 0, '123', 0],
  ])('typed %j with the caret at %d becomes %j with the caret at %d', (typed, caret, masked, expected) => {
    expect(caretAfterMask(typed, caret, masked)).toBe(expected);
  });
});

describe('maskOf', () => {
  const field = { name: 'document', type: 'cpf' } as const;

  it('takes the mask of the field, of its name, of its type, in this order', () => {
    expect(maskOf({ ...field, mask: '#' }, { document: '##', cpf: '###' })).toBe('#');
    expect(maskOf(field, { document: '##', cpf: '###' })).toBe('##');
    expect(maskOf(field, { cpf: '###' })).toBe('###');
    expect(maskOf(field, { cpf: null })).toBeNull();
  });

  it('knows masks of digits alone', () => {
    expect(isDigitMask('###-##')).toBe(true);
    expect(isDigitMask('@##')).toBe(false);
  });
});

describe('what does not fit a mask', () => {
  it('R-VAL-23: keeps its plus, its letters and digits where there are too many', () => {
    expect(applyMask('## ##', '+33 612-34x')).toBe('+3361234x');
    expect(applyMask('## ##', '12 34 - ')).toBe('12 34');
  });

  it('R-VAL-23: is cut at 256 signs, which no field takes', () => {
    expect(applyMask('#', `${'.'.repeat(255)}1`)).toBe('1');
    expect(applyMask('#', `${'.'.repeat(256)}1`)).toBe('');
  });

  it('R-VAL-23: a literal that was typed otherwise leaves what follows alone', () => {
    expect(applyMask('AB ##', 'AB12')).toBe('AB 12');
    expect(applyMask('AB ##', 'A12')).toBe('AB 12');
  });
});

describe('the caret after a mask', () => {
  it.each([
    ['12', 2, '12.', 3],
    ['1.2', 2, '1.2', 1],
    ['12', 1, '12', 1],
    ['ab', 1, '--a-b', 3],
    ['9', 0, '', 0],
    ['9x', 1, '', 0],
    ['123', 2, '1', 1],
  ])('of %j at %d in %j stands at %d', (typed, caret, masked, at) => {
    expect(caretAfterMask(typed, caret, masked)).toBe(at);
  });
});

it('a mask without a place for a digit shows no number keyboard', () => {
  expect([isDigitMask('--'), isDigitMask('#*'), isDigitMask('@')]).toEqual([false, false, false]);
});
