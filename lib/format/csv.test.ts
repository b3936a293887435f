import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv';

const body = (text: string) => text.slice(1);

describe('csvText', () => {
  it('writes UTF-8 with its mark, quoted texts and line ends as RFC 4180 has them', () => {
    const text = csvText(
      [
        ['Name', 'Sum'],
        ['Dépôt "card"', { number: '1250.50' }],
      ],
      'en',
    );
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(body(text)).toBe('"Name","Sum"\r\n"Dépôt ""card""",1250.50\r\n');
  });

  it('takes semicolon and decimal comma in French', () => {
    expect(body(csvText([['a', { number: '-1.05' }]], 'fr'))).toBe('"a";-1,05\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '"=1', '\t=1', '\r\n=1', '＝1'])(
    'never lets %j begin a formula',
    (text) => {
      expect(body(csvText([[text]], 'en'))).toMatch(/^"'/);
    },
  );

  it('keeps one line a row whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const text = body(csvText([cells], 'en'));
        expect(text.slice(0, -2)).not.toMatch(/[\r\n]/);
        expect(text.replaceAll('""', '').match(/"/g)?.length ?? 0).toBeLessThanOrEqual(cells.length * 2);
      }),
    );
  });
});
