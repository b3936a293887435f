import { describe, expect, it } from 'vitest';
import { queryText } from './query-text';

describe('queryText', () => {
  it.each([
    [{}, ''],
    [{ from: undefined }, ''],
    [{ _rsc: '1abc' }, ''],
    [{ from: 'x', toastType: 'error', _rsc: '1abc' }, '?from=x&toastType=error'],
    [{ a: ['1', '2'], empty: '' }, '?a=1&a=2&empty='],
    [{ promo_code: 'é & #1' }, '?promo_code=%C3%A9+%26+%231'],
  ])('R-GUARD-11, R-GUARD-12: writes %j as %s', (query, text) => {
    expect(queryText(query)).toBe(text);
  });
});
