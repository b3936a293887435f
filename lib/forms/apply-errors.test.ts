import { describe, expect, it, vi } from 'vitest';
import { applyErrors, unplacedSentence, type FieldErrors } from './apply-errors';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { decodeProblem } from './problem';

const fields: FieldDescriptor[] = [
  { name: 'email', type: 'email' },
  { name: 'contact', type: 'phone' },
  { name: 'code', type: 'code' },
  { name: 'note', type: 'text' },
];

function apply(fieldErrors: FieldErrors) {
  const setError = vi.fn();
  const unplaced = applyErrors(fieldErrors, fields, setError);
  return { setError, unplaced };
}

function keyFor(name: string, code: string): string | undefined {
  const { setError } = apply({ [name]: [{ code }] });
  return decodeProblem(setError.mock.calls[0]?.[1].message)?.key;
}

describe('applyErrors', () => {
  it('shows the sentence of the platform at the field it names, the first one with focus', () => {
    const { setError, unplaced } = apply({
      email: [{ code: 'x', message: 'Not this one' }, { code: 'y' }],
      note: [{ code: 'x', message: 'Nor this' }],
    });
    expect(setError.mock.calls).toEqual([
      ['email', { type: 'server', message: 'Not this one' }, { shouldFocus: true }],
      ['note', { type: 'server', message: 'Nor this' }, { shouldFocus: false }],
    ]);
    expect(unplaced).toEqual([]);
  });

  it('goes by the order of the form, not by that of the response', () => {
    const { setError } = apply({ note: [{ code: 'x' }], email: [{ code: 'x' }] });
    expect(setError.mock.calls.map(([name, , options]) => [name, options])).toEqual([
      ['email', { shouldFocus: true }],
      ['note', { shouldFocus: false }],
    ]);
  });

  it.each([
    ['email', 'invalid', 'email'],
    ['contact', 'wrong_number', 'phoneFormat'],
    ['email', 'required', 'required'],
    ['email', 'taken', 'taken'],
    ['email', 'already_exists', 'taken'],
    ['note', 'weird', 'wrong'],
    ['note', 'minLength', 'wrong'],
    ['note', 'toString', 'wrong'],
  ])('%s refused with code %s says %s', (name, code, key) => {
    expect(keyFor(name, code)).toBe(key);
  });

  it('R-VAL-22: a wrong confirmation code gives the SMS code error, whatever the platform writes', () => {
    const { setError } = apply({ code: [{ code: 'x', message: 'nope' }] });
    expect(decodeProblem(setError.mock.calls[0]?.[1].message)?.key).toBe('smsCode');
  });

  it('returns what no field can show', () => {
    const { setError, unplaced } = apply({
      captcha: [{ code: 'bad', message: 'No' }],
      email: [],
    });
    expect(setError).not.toHaveBeenCalled();
    expect(unplaced).toEqual([{ name: 'captcha', code: 'bad', message: 'No' }]);
    expect(apply({}).unplaced).toEqual([]);
  });
});

describe('errors that no field can show', () => {
  it('keep their code and the sentence that came with it', () => {
    const entries = [{ code: 'x', message: 'Seven' }, { code: 'y' }];
    expect(apply({ other: entries }).unplaced).toEqual([
      { name: 'other', code: 'x', message: 'Seven' },
      { name: 'other', code: 'y' },
    ]);
  });

  it('are shown in the platform’s sentences, each once', () => {
    const at = (message?: string) => ({ name: 'other', code: 'x', message });
    expect(unplacedSentence([at(' Not now. '), at(), at('Not now.'), at('  '), at('Later.')])).toBe(
      'Not now. Later.',
    );
    expect(unplacedSentence([at(), at('')])).toBeNull();
    expect(unplacedSentence([])).toBeNull();
  });
});
