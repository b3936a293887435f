import { describe, expect, it } from 'vitest';
import { encodeBody, encodeQuery } from './encode';
import type { WireValues } from './method';

const page = { locale: 'en', isFramed: false };

function queryOf(values: WireValues, verb: 'GET' | 'POST' = 'GET', context = page): URLSearchParams {
  return new URLSearchParams(encodeQuery({ verb }, values, context));
}

describe('the query of a call', () => {
  it('R-API-02, R-CONST-01: carries version and language on GET and POST', () => {
    expect(encodeQuery({ verb: 'GET' }, {}, page)).toBe('v=2.34&locale=en');
    expect(encodeQuery({ verb: 'POST' }, {}, { locale: 'fr', isFramed: false })).toBe('v=2.34&locale=fr');
  });

  it('R-API-03: carries the non-strict flag in a frame, and only there', () => {
    expect(queryOf({}, 'GET', { locale: 'en', isFramed: true }).get('non_strict')).toBe('1');
    expect(queryOf({}).has('non_strict')).toBe(false);
  });

  it('R-API-04: drops null and undefined, and keeps zero, empty text and false', () => {
    const query = queryOf({ sysname: null, preview: undefined, offset: 0, search: '', is_new: false });
    expect([...query.keys()]).toEqual(['v', 'locale', 'offset', 'search', 'is_new']);
    expect(query.get('offset')).toBe('0');
    expect(query.get('search')).toBe('');
  });

  it('writes lists with commas, objects as JSON text, booleans as 1 and 0', () => {
    const query = queryOf({
      fields: ['id', 'finished_at', 'description'],
      options: { type: 'slot', providers: ['sunplay'] },
      a: true,
      b: false,
    });
    expect(query.getAll('fields')).toEqual(['id,finished_at,description']);
    expect(query.get('options')).toBe('{"type":"slot","providers":["sunplay"]}');
    expect([query.get('a'), query.get('b')]).toEqual(['1', '0']);
  });

  it('percent-encodes JSON text as the contract shows it', () => {
    expect(encodeQuery({ verb: 'GET' }, { options: { type: 'slot' } }, page)).toBe(
      'v=2.34&locale=en&options=%7B%22type%22%3A%22slot%22%7D',
    );
  });

  it('leaves the parameters of a POST out: the new language does not replace the old one', () => {
    expect(encodeQuery({ verb: 'POST' }, { locale: 'fr' }, page)).toBe('v=2.34&locale=en');
  });
});

const post = { verb: 'POST', hasNoBody: false, listFields: [] } as const;

function bodyOf(values: WireValues, method: Parameters<typeof encodeBody>[0] = post) {
  const body = encodeBody(method, values);
  return body && Object.fromEntries(body.entries());
}

describe('the body of a POST', () => {
  it('R-API-05: a missing value is the text null', () => {
    const values = { contact: null, phone_country_code: undefined, code: '' };
    expect(bodyOf(values)).toEqual({ contact: 'null', phone_country_code: 'null', code: '' });
  });

  it('writes text and numbers plainly, booleans as 1 and 0', () => {
    expect(bodyOf({ login: 'ann@example.com', amount: 1250.5, subscription: true, terms: false })).toEqual({
      login: 'ann@example.com',
      amount: '1250.5',
      subscription: '1',
      terms: '0',
    });
  });

  it('writes objects and lists as JSON text, a selection list with commas', () => {
    const values = {
      requisites: { card_holder: 'Ann Lee' },
      tags: ['a', 'b'],
      fields: ['trigger', 'description'],
    };
    expect(bodyOf(values, { ...post, listFields: ['fields'] })).toEqual({
      requisites: '{"card_holder":"Ann Lee"}',
      tags: '["a","b"]',
      fields: 'trigger,description',
    });
  });

  it('is an empty form where a method has parameters and none was given', () => {
    expect(bodyOf({})).toEqual({});
  });

  it('is absent for a GET and where the contract sends none', () => {
    expect(bodyOf({ login: 'a' }, { ...post, verb: 'GET' })).toBeUndefined();
    expect(bodyOf({}, { ...post, hasNoBody: true })).toBeUndefined();
    expect(bodyOf({ externalActionId: undefined }, { ...post, hasNoBody: true })).toBeUndefined();
  });

  it('holds an optional parameter of a method that usually has no body', () => {
    const values = { externalActionId: 'withdrawal-1', other: undefined };
    expect(bodyOf(values, { ...post, hasNoBody: true })).toEqual({ externalActionId: 'withdrawal-1' });
  });
});
